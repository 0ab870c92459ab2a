import type { MouseEvent } from 'react';
import { data, redirect } from 'react-router';
import type { Command, Send } from '#commands/command.ts';
import {
  holdBackCompanyPhoto,
  removeCompanyPhoto,
  validateCompanyPhoto,
} from '#commands/company/company-media.commands.ts';
import { putBackCompanyPhoto } from '#commands/company/move-photo.ts';
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
import { Done } from '../ui/done.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { Ago } from '../ui/when.tsx';
import type { Route } from './+types/company-desk.ts';
import './company-desk.css';
import { useFormAnswer } from '../client/form-answer.ts';
import { KeyboardHelp, type Keys } from './keyboard-help.tsx';
import { moderatorOnly } from './moderator.ts';
import { pressing, useListKeys } from './use-list-keys.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  const { searchParams } = addressOf(request);
  const did = acts.find((act) => act === searchParams.get('did')) ?? null;
  return { photos: await context.get(readApiContext).waitingPhotos(), did, of: photosIn(searchParams), at: new Date() };
};

const acts = ['validate', 'remove', 'undo'] as const;
type Act = (typeof acts)[number];

/** What takes back what was done; a removed photo can be put back for ten minutes. */
const undoing = { validate: holdBackCompanyPhoto, remove: putBackCompanyPhoto } as const;

/** How many photos are decided on by one press. */
const mostAtOnce = 100;

/** The photos that a form or an address names, each as company and image: `12/abc…`. */
const photosIn = (from: FormData | URLSearchParams): readonly string[] =>
  from
    .getAll('photo')
    .map(String)
    .filter((one) => /^\d+\/[\w-]{22}$/.test(one))
    .slice(0, mostAtOnce);

const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === 'company.photo-unknown';

/** Sends the command for each of the photos, but those that somebody removed meanwhile. Returns the others. */
const decide = async (send: Send, command: Command, photos: readonly string[]): Promise<readonly string[]> => {
  const done: string[] = [];
  for (const one of photos) {
    const [company, imageId] = one.split('/');
    try {
      await send(command, { companyId: Number(company), imageId });
      done.push(one);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return done;
};

/** The desk, which says what was done, and to which photos. */
const told = (lang: Language, did: Act, photos: readonly string[]): Response =>
  redirect(
    `${companyDeskPath(lang)}?${new URLSearchParams([['did', did], ...photos.map((one) => ['photo', one])])}`,
    303,
  );

const wrong = (message: string, field = '') =>
  data({ errors: [{ ...(field && { field }), message }], values: {}, code: '' } satisfies Refused, { status: 422 });

export const action = async ({ request, context }: Route.ActionArgs) => {
  moderatorOnly({ request, context });
  const lang = languageOf(addressOf(request).pathname);
  const form = await request.formData();
  const decision = form.get('do');
  const photo = { companyId: Number(form.get('company')), imageId: String(form.get('id')) };
  const one = `${photo.companyId}/${photo.imageId}`;
  try {
    const send = context.get(sendContext);
    if (decision === 'validate') {
      await send(validateCompanyPhoto, photo);
      return told(lang, 'validate', [one]);
    }
    if (decision === 'validate-chosen') {
      const done = await decide(send, validateCompanyPhoto, photosIn(form));
      return done.length > 0 ? told(lang, 'validate', done) : wrong(textOf(lang).t('desk.company.noneChosen'));
    }
    if (decision === 'remove') {
      const reason = String(form.get('reason') ?? '').trim();
      // the company reads why: without a reason its photo is not removed
      if (!reason) return wrong(textOf(lang).t('desk.company.reasonMissing'), `reason-${photo.imageId}`);
      await send(removeCompanyPhoto, { ...photo, reason });
      return told(lang, 'remove', [one]);
    }
    const undo = decision === 'undo-validate' ? undoing.validate : decision === 'undo-remove' ? undoing.remove : null;
    if (undo) {
      const done = await decide(send, undo, photosIn(form));
      return done.length > 0 ? told(lang, 'undo', done) : wrong(textOf(lang).t('desk.company.noneLeft'));
    }
  } catch (error) {
    return refused(context, error, lang, form);
  }
  throw data(null, { status: 400 });
};

const photoKeys: Keys = [
  ['J K', 'desk.company.keys.move'],
  ['X', 'moderation.keys.select'],
  ['P', 'desk.company.validate'],
  ['R', 'desk.company.remove'],
];

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

/** What was done to the photos, and how it is taken back. */
const DonePhotos = ({ did, of }: { readonly did: Act; readonly of: readonly string[] }) => {
  const { t, lang } = useText();
  const fields = [...of.map((one) => ['photo', one] as const), ['do', `undo-${did}`] as const];
  const undo = { label: t('moderation.do.undo'), action: companyDeskPath(lang), fields };
  return <Done said={t(`desk.company.done.${did}`, { count: of.length })} undo={did === 'undo' ? null : undo} />;
};

export default function CompanyDesk({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { photos, did, of, at } = loaderData;
  const { t, lang } = useText();
  const path = companyDeskPath(lang);
  const counts = useDeskCounts();
  const lives = useLives();
  const { list, isOn, turn } = useListKeys<HTMLUListElement>('a[data-photo]', {
    x: pressing('input[name=photo]'),
    p: pressing('button[value=validate]'),
    r: pressing('details > summary'),
  });
  const chooseAll = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    for (const field of form?.elements ?? []) if (field instanceof HTMLInputElement) field.checked = true;
  };
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack company-desk">
        <PageHead title={t('desk.company.title')} lead={<Lead waiting={counts?.companyDesk} at={at} />} />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {did && of.length > 0 && !actionData && <DonePhotos did={did} of={of} />}
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
