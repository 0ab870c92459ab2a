import { data, redirect } from 'react-router';
import type { Send } from '#commands/command.ts';
import { removeCompanyPhoto, validateCompanyPhoto } from '#commands/company/company-media.commands.ts';
import type { Language } from '#domain/language.ts';
import type { DeskCount } from '#read-api/company/desk-count.ts';
import { companyDeskPath, companyPath, languageOf, movePhotoPath } from '../addresses/paths.ts';
import { Desk, useDeskCounts } from '../admin/desk.tsx';
import { Waiting } from '../admin/waiting.tsx';
import { useLives } from '../client/arrived.ts';
import { Picture } from '../media/picture.tsx';
import { addressOf } from '../page/address-of.ts';
import type { Refused } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { Ago } from '../ui/when.tsx';
import type { Route } from './+types/company-desk.ts';
import './company-desk.css';
import { KeyboardHelp } from './keyboard-help.tsx';
import { moderatorOnly } from './moderator.ts';
import { photoKeys, usePhotoKeys } from './use-photo-keys.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const done = Math.trunc(Number(addressOf(request).searchParams.get('done')));
  return { photos: await context.get(readApiContext).waitingPhotos(), done: done > 0 ? done : 0, at: new Date() };
};

/** How many photos are validated by one press. */
const mostAtOnce = 100;

const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 'company.photo-unknown';

/** Validates the photos that were chosen, but those that somebody removed meanwhile. Returns how many. */
const validateChosen = async (send: Send, form: FormData): Promise<number> => {
  const chosen = form.getAll('photo').map(String).slice(0, mostAtOnce);
  let done = 0;
  for (const one of chosen) {
    const [company, imageId] = one.split('/');
    try {
      // each is a command of its own
      await send(validateCompanyPhoto, { companyId: Number(company), imageId }, { key: `desk/${one}` });
      done += 1;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return done;
};

/** A company reads why its photo was removed: without a reason it is not. */
const unexplained = (lang: Language, imageId: string) => {
  const errors = [{ field: `reason-${imageId}`, message: textOf(lang).t('desk.company.reasonMissing') }];
  return data({ errors, values: {}, code: '' } satisfies Refused, { status: 422 });
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const decision = form.get('do');
  const back = companyDeskPath(lang);
  const photo = { companyId: Number(form.get('company')), imageId: String(form.get('id')) };
  try {
    const send = context.get(sendContext);
    if (decision === 'validate-chosen') {
      const done = await validateChosen(send, form);
      if (done > 0) return redirect(`${back}?done=${done}`, 303);
      const errors = [{ message: textOf(lang).t('desk.company.noneChosen') }];
      return data({ errors, values: {}, code: '' } satisfies Refused, { status: 422 });
    }
    if (decision === 'validate') await send(validateCompanyPhoto, photo);
    if (decision === 'remove') {
      const reason = String(form.get('reason') ?? '').trim();
      if (!reason) return unexplained(lang, photo.imageId);
      await send(removeCompanyPhoto, { ...photo, reason });
    }
  } catch (error) {
    return refused(context, error, lang, form);
  }
  return redirect(back, 303);
};

export const headers = privately;

export const meta = privatePage('desk.company.title', 'moderation.title');

type LeadProps = { readonly waiting: DeskCount | undefined; readonly at: Date };

/** What the desk is for; where photos wait, how many and how long. */
const Lead = ({ waiting, at }: LeadProps) => {
  const { t } = useText();
  return (
    <>
      {t('desk.company.lead')} {waiting && waiting.count > 0 && <Waiting waiting={waiting} now={at} />}
    </>
  );
};

export default function CompanyDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, done, at } = loaderData;
  const { t, lang } = useText();
  const path = companyDeskPath(lang);
  const counts = useDeskCounts();
  const lives = useLives();
  const { list, isOn, turn } = usePhotoKeys();
  const chooseAll = (): void => {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('input[name=photo]') ?? []) box.checked = true;
  };
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack company-desk">
        <PageHead title={t('desk.company.title')} lead={<Lead waiting={counts?.companyDesk} at={at} />} />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {done > 0 && !actionData && <Notice tone="good">{t('desk.company.done', { count: done })}</Notice>}
        {photos.length === 0 && (
          <EmptyState icon="check" title={t('desk.company.nothing')}>
            <p>{t('desk.company.nothingText')}</p>
          </EmptyState>
        )}
        {photos.length > 0 && (
          <section aria-labelledby="waiting-photos">
            <h2 id="waiting-photos">{t('desk.company.photos', { count: photos.length })}</h2>
            <form method="post" action={path} id="chosen-photos" className="row">
              {lives && (
                <Button type="button" look="ghost" onClick={chooseAll}>
                  {t('moderation.batch.all')}
                </Button>
              )}
              <Button look="line" icon="check" name="do" value="validate-chosen">
                {t('desk.company.validateChosen')}
              </Button>
            </form>
            <ul className="waiting-photos" ref={list}>
              {photos.map(({ image, caption, added, company: of }) => (
                <li key={image.id} className="card">
                  <div className="pic">
                    <Picture
                      image={image}
                      alt={caption ?? ''}
                      sizes="(min-width: 40rem) 16rem, 46vw"
                      most={640}
                      fit="whole"
                    />
                  </div>
                  <form method="post" action={path} className="stack pad">
                    <p>
                      <a href={companyPath(lang, of)} data-photo={image.id}>
                        {of.name}
                      </a>
                    </p>
                    <p className="small muted">
                      {caption && `${caption} · `}
                      <Ago at={added} now={at} />
                    </p>
                    <Checkbox
                      form="chosen-photos"
                      name="photo"
                      id={`photo-${image.id}`}
                      value={`${of.id}/${image.id}`}
                      label={t('desk.company.choose')}
                      autoComplete="off"
                    />
                    <input type="hidden" name="id" value={image.id} />
                    <input type="hidden" name="company" value={of.id} />
                    <div className="row asks">
                      <Button look="primary" icon="check" name="do" value="validate" formNoValidate>
                        {t('desk.company.validate')}
                      </Button>
                      <Confirm
                        label={t('desk.company.remove')}
                        question={<p>{t('desk.company.removeAsk', { company: of.name })}</p>}
                      >
                        <TextArea
                          name="reason"
                          id={`reason-${image.id}`}
                          label={t('desk.company.reason')}
                          hint={t('desk.company.reason.hint')}
                          rows={2}
                          maxLength={500}
                          required
                        />
                        <Button look="danger" name="do" value="remove">
                          {t('web.do.yesRemove')}
                        </Button>
                      </Confirm>
                      <LinkButton look="line" href={movePhotoPath(lang, of.id, image.id)}>
                        {t('desk.photo.open')}
                      </LinkButton>
                    </div>
                  </form>
                </li>
              ))}
            </ul>
            <KeyboardHelp isOn={isOn} turn={turn} keys={photoKeys} hint="contracts.keys.hint" />
          </section>
        )}
      </main>
    </Desk>
  );
}
