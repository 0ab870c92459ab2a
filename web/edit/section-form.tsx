import type { ComponentProps, ReactNode } from 'react';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { useLives } from '../client/arrived.ts';
import { useDraft } from '../client/draft.tsx';
import type { Draft } from '../client/draft-store.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Done } from '../ui/done.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SavedLine } from '../ui/saved-line.tsx';
import { FormFields, useNamedErrors } from './form-fields.tsx';
import type { FormField, Picks, Values } from './form-values.ts';
import { Merge } from './merge.tsx';
import type { FormRefusal } from './section-page.ts';
import { useCheckedFields } from './use-checked-fields.ts';
import { useSectionSaving } from './use-section-saving.ts';

type Group = { readonly title: string; readonly names: readonly string[] };

type Props = {
  readonly fields: readonly FormField[];
  readonly loaded: {
    readonly values: Values;
    readonly edited: number;
    readonly resumed: boolean;
    readonly saved: boolean;
    /** What the account keeps of it, typed on another device maybe. */
    readonly kept?: Draft | null;
  };
  readonly refusal: FormRefusal | undefined;
  readonly picks?: Picks;
  /** Fields under a title of their own; without it they are one card. */
  readonly groups?: readonly Group[];
  /** The fields in an order and a form of their own, where cards of them do not do. */
  readonly body?: (props: ComponentProps<typeof FormFields>) => ReactNode;
  /** What stands under the fields, inside the form. */
  readonly below?: ReactNode;
  readonly here: string;
  /** The name of the draft on this device. */
  readonly draft: string;
};

/** The form of a part of the profile: saved, refused with everything kept, or to be merged. */
export const SectionForm = (props: Props) => {
  const { fields, refusal, picks = {}, here, draft } = props;
  return refusal?.conflict ? (
    <Merge fields={fields} conflict={refusal.conflict} picks={picks} here={here} draft={draft} />
  ) : (
    <OpenForm {...props} />
  );
};

const OpenForm = ({ fields, loaded, refusal, picks = {}, groups, body, below, draft }: Props) => {
  const { t, lang } = useText();
  const named = useNamedErrors(fields);
  const { values, edited } = refusal ?? loaded;
  const resumed = loaded.resumed && !refusal;
  const { form, version, notice } = useDraft(draft, {
    version: edited,
    isReturned: refusal !== undefined || resumed,
    kept: loaded.kept ?? null,
  });
  const errors = refusal?.errors ?? [];
  const saving = useSectionSaving(form, loaded.saved, errors.length > 0);
  const checked = useCheckedFields(fields, refusal?.errors);
  // without script the browser alone knows of a time that is typed by half
  const isUnchecked = useLives() || fields.every(({ kind }) => kind !== 'hours');
  const cards = groups ?? [{ title: '', names: fields.map(({ name }) => name) }];
  return (
    <form
      ref={form}
      method="post"
      className="stack"
      encType="multipart/form-data"
      data-lang={lang}
      noValidate={isUnchecked}
      onBlur={checked.onBlur}
      onInput={checked.onInput}
    >
      {notice}
      <ErrorSummary errors={named(errors)} />
      <input type="hidden" name="edited" value={version} />
      {version === loaded.edited && <input type="hidden" name="base" value={JSON.stringify(loaded.values)} />}
      {body?.({ fields, values, errors: checked.errors, picks }) ??
        cards.map(({ title, names }) => (
          <Card key={title} {...(title && { title })}>
            <FormFields
              fields={fields.filter(({ name }) => names.includes(name))}
              values={values}
              errors={checked.errors}
              picks={picks}
            />
          </Card>
        ))}
      {below}
      {resumed && <ResumeNotice />}
      <div className="row save-bar">
        <Button look="primary" autoFocus={resumed}>
          {t('web.do.save')}
        </Button>
        <SavedLine saving={refusal ? { state: 'changed' } : saving} />
      </div>
    </form>
  );
};

/** Says each time that something was saved, or what was done. */
export const Saved = ({ text }: { readonly text?: string }) => {
  const { t } = useText();
  return <Done said={text ?? t('edit.form.saved')} />;
};
