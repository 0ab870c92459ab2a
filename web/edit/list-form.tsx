import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { useDraft } from '../client/draft.tsx';
import { type Draft, draftOfItem } from '../client/draft-store.ts';
import { focusOn } from '../client/focus-after.ts';
import { FormFiles } from '../client/form-files.ts';
import { useUpload } from '../client/use-upload.ts';
import { FormFields, useNamedErrors } from './form-fields.tsx';
import type { FormField, Picks, Values } from './form-values.ts';
import { Merge } from './merge.tsx';
import { Saved } from './section-form.tsx';
import type { FormRefusal } from './section-page.ts';
import { useCheckedFields } from './use-checked-fields.ts';
import './list-form.css';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { IconName } from '../ui/icon.tsx';
import { UploadLine } from '../ui/upload-line.tsx';

/** `kept` is the file that came with the form, and is there already. */
export type ListRefusal = FormRefusal & { readonly item: string; readonly kept?: string };

type Form = {
  readonly item: string | null;
  readonly version: number;
  readonly values: Values;
  /** It is back after a log-in. */
  readonly resumed: { readonly lostFile: boolean } | null;
  /** What the account keeps of it, typed on another device maybe. */
  readonly kept?: Draft | null;
};

type Props<Item> = {
  readonly items: readonly Item[];
  readonly form: Form | null;
  readonly saved: string | null;
  readonly once: string;
  readonly refusal: ListRefusal | undefined;
  readonly fields: readonly FormField[];
  readonly picks?: Picks;
  readonly here: string;
  readonly draft: string;
  readonly icon: IconName;
  readonly empty: string;
  readonly add: string;
  /** Those that are added stand first: the form for one more does too. */
  readonly newestFirst?: boolean;
  /** What the form has beside its fields. */
  readonly more?: (item: string | null, errors: ListRefusal['errors']) => ReactNode;
  /** There is a file in `more`. */
  readonly withFile?: boolean;
  /** Nothing more fits in. */
  readonly full?: string | false;
  readonly show: (item: Item) => ReactNode;
  /** What can be done with one of them, where that is more than to change and delete it. */
  readonly ways?: (item: Item) => ReactNode;
};

type EditProps<Item> = Props<Item> & { readonly form: Form; readonly onSend: (form: HTMLFormElement) => void };

const EditForm = <Item,>(props: EditProps<Item>) => {
  const { t, lang } = useText();
  const { form, refusal, fields, picks, here, once, draft, add, more } = props;
  const errors = refusal?.errors ?? [];
  const named = useNamedErrors(fields);
  const checked = useCheckedFields(fields, refusal?.errors);
  const kept = useDraft(draftOfItem(draft, form.item), {
    version: form.version,
    isReturned: refusal !== undefined || form.resumed !== null,
    kept: form.kept ?? null,
  });
  const upload = useUpload({ sent: kept.sent });
  return (
    <form
      {...(props.withFile && upload.form)}
      ref={kept.form}
      method="post"
      action={here}
      encType="multipart/form-data"
      className="stack"
      id="edit"
      data-lang={lang}
      data-not-taken={refusal && ''}
      noValidate
      onBlur={checked.onBlur}
      onInput={checked.onInput}
      onSubmitCapture={({ currentTarget }) => props.onSend(currentTarget)}
    >
      {kept.notice}
      <ErrorSummary errors={named(errors)} />
      <input type="hidden" name="item" value={form.item ?? ''} />
      <input type="hidden" name="edited" value={kept.version} />
      <input type="hidden" name="once" value={once} />
      <Card title={form.item ? t('profile.list.edit') : add}>
        <FormFiles value={upload.files}>{more?.(form.item, errors)}</FormFiles>
        <FormFields fields={fields} values={form.values} errors={checked.errors} {...(picks && { picks })} />
      </Card>
      {form.resumed && <ResumeNotice {...form.resumed} />}
      <UploadLine upload={upload} />
      <div className="row save-bar">
        <Button look="primary" autoFocus={form.resumed !== null} aria-disabled={upload.share !== null || undefined}>
          {t('web.do.save')}
        </Button>
        {props.items.length > 0 && (
          <LinkButton href={here} look="ghost">
            {t('web.do.cancel')}
          </LinkButton>
        )}
      </div>
    </form>
  );
};

/** What stands right under a form: another of the list, or what follows the list. */
const underForm = (form: HTMLFormElement): Element | null => {
  const place = form.closest('.profile-list > li') ?? form;
  const next = place.nextElementSibling ?? place.parentElement?.nextElementSibling ?? null;
  return next?.matches('.profile-list') ? next.firstElementChild : next;
};

const topOf = (one: Element): number => one.getBoundingClientRect().top;

/** What stands under a form that was sent, where it is in the window, and what ends watching it. */
type Under = { readonly one: Element; top: number; readonly watch: AbortController };

/** Whoever saved one of a list goes on from it. Its form is closed then: what stands under it stays where it is. */
const useFocusOnSaved = (saved: string | null) => {
  const { key } = useLocation();
  const items = useRef(new Map<string, HTMLElement>());
  const answer = useRef(key);
  const under = useRef<Under | null>(null);
  // before it is painted: where the page has become shorter, its foot would show for a moment
  useLayoutEffect(() => {
    const item = items.current.get(saved ?? '');
    const { current: before } = under;
    if (answer.current !== key && item && document.activeElement === document.body) {
      focusOn(item, { preventScroll: true });
      const stands = before?.one.isConnected === true;
      if (stands) scrollBy({ top: topOf(before.one) - before.top, behavior: 'instant' });
      // under the last of a list is the foot, which stays out of sight
      item.scrollIntoView({ block: stands ? 'nearest' : 'end', behavior: 'instant' });
    }
    if (answer.current !== key) before?.watch.abort();
    answer.current = key;
  }, [key, saved]);
  const hold = (id: string, item: HTMLElement | null): void => {
    if (item) items.current.set(id, item);
    else items.current.delete(id);
  };
  const onSend = (form: HTMLFormElement): void => {
    under.current?.watch.abort();
    const one = underForm(form);
    const sent: Under | null = one && { one, top: topOf(one), watch: new AbortController() };
    under.current = sent;
    if (!sent) return;
    const follow = (): void => {
      sent.top = topOf(sent.one);
    };
    addEventListener('scroll', follow, { passive: true, signal: sent.watch.signal });
  };
  return { hold, onSend };
};

/** A list of the profile or of a company's page, with the form for one of it. */
export const ListForm = <Item extends { readonly id: string | number; readonly version: number }>(
  props: Props<Item>,
) => {
  const { t } = useText();
  const {
    items,
    form,
    saved,
    refusal,
    fields,
    picks,
    here,
    draft,
    icon,
    empty,
    add,
    full,
    show,
    ways,
    once,
    newestFirst,
  } = props;
  const { hold, onSend } = useFocusOnSaved(saved);
  if (refusal?.conflict)
    return (
      <Merge
        fields={fields}
        conflict={refusal.conflict}
        here={here}
        draft={draftOfItem(draft, refusal.item)}
        carried={{ item: refusal.item, once, ...(refusal.kept && { kept: refusal.kept }) }}
        {...(picks && { picks })}
      />
    );
  const open: Form | null = refusal
    ? { item: refusal.item || null, version: refusal.edited, values: refusal.values, resumed: null }
    : form;
  const adding = open && !open.item;
  const isOpen = ({ id }: Item): boolean => open?.item === String(id);
  const oneMore = full ? (
    <p className="muted">{full}</p>
  ) : adding ? (
    <EditForm {...props} form={open} onSend={onSend} />
  ) : (
    <LinkButton href={`${here}?item=new#edit`} icon="plus" wide>
      {add}
    </LinkButton>
  );
  return (
    <>
      {saved !== null && !refusal && <Saved />}
      {items.length === 0 && !open && <EmptyState icon={icon} title={empty} />}
      {newestFirst && oneMore}
      {items.length > 0 && (
        <ul className="profile-list">
          {items.map((item) => (
            <li key={item.id} ref={(one) => hold(String(item.id), one)} className="card pad">
              {!isOpen(item) && show(item)}
              {open && isOpen(item) ? (
                <EditForm {...props} form={open} onSend={onSend} />
              ) : ways ? (
                ways(item)
              ) : (
                <div className="row asks">
                  <LinkButton href={`${here}?item=${item.id}#edit`} look="line" icon="edit">
                    {t('profile.list.edit')}
                  </LinkButton>
                  <Confirm label={t('profile.list.remove')} question={<p>{t('profile.list.removeAsk')}</p>}>
                    <form method="post" action={here} encType="multipart/form-data">
                      <input type="hidden" name="item" value={item.id} />
                      <Button look="danger" name="remove" value="1">
                        {t('web.do.yesDelete')}
                      </Button>
                    </form>
                  </Confirm>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {!newestFirst && oneMore}
    </>
  );
};
