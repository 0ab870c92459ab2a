import { data, redirect } from 'react-router';
import { moveCompanyPhoto, putBackCompanyPhoto, takeDownCompanyPhoto } from '#commands/company/move-photo.ts';
import type { Language } from '#domain/language.ts';
import { typedCompanyId } from '#domain/typed-number.ts';
import type { PhotoToMove } from '#read-api/company/photo-to-move.ts';
import { signInFirst, typedBefore } from '../account/sign-in-first.ts';
import { companyDeskPath, companyPath, languageOf, movePhotoPath } from '../addresses/paths.ts';
import { Desk } from '../admin/desk.tsx';
import { Picture } from '../media/picture.tsx';
import { addressOf } from '../page/address-of.ts';
import type { Refused } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused, typedIn } from '../page/refused.ts';
import { readApiContext, sendContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useMoments } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import type { Route } from './+types/move-photo.ts';
import { moderatorOnly } from './moderator.ts';
import { MovePhotoForm } from './move-photo-form.tsx';
import { PutBack } from './put-back-photo.tsx';
import './move-photo.css';
import { useFormAnswer } from '../client/form-answer.ts';

const acts = ['moved', 'deleted', 'back'] as const;

/** The letter that staff find written already, in the language of those who read it. */
const firstLetter = (lang: Language, company: string): Readonly<Record<string, string>> => {
  const { t } = textOf(lang);
  return {
    'letter-subject': t('desk.photo.letter.subject', { company }),
    'message-move': t('desk.photo.letter.moved', { company }),
    'message-delete': t('desk.photo.letter.deleted', { company }),
  };
};

export const loader = async (args: Route.LoaderArgs) => {
  const { request, context, params } = args;
  moderatorOnly({ request, context });
  const { pathname, searchParams } = addressOf(request);
  const company = typedCompanyId.safeParse(params.company).data;
  const photo = company && (await context.get(readApiContext).photoToMove(company, params.image, new Date()));
  if (!photo) throw data(null, { status: 404 });
  return {
    photo,
    letter: photo.managersRead && firstLetter(photo.managersRead, photo.company.name),
    typed: await typedBefore({ request, context, lang: languageOf(pathname) }),
    did: acts.find((one) => one === searchParams.get('did')) ?? null,
  };
};

/** The company that was chosen from the list, or the only one that is called as it was typed. */
const chosenCompany = async ({ context }: Route.ActionArgs, form: FormData, lang: Language) => {
  const chosen = typedCompanyId.safeParse(form.get('toCompanyId')).data;
  if (chosen) return chosen;
  const typed = String(form.get('to') ?? '').trim();
  if (!typed) return null;
  const { results } = await context.get(readApiContext).selectCompany(typed, lang);
  return results.length === 1 ? Number(results[0]?.id) : null;
};

/** What of the command was refused, beside the field of the form that it comes from. */
const refusedIn = ({ data: said, init }: ReturnType<typeof refused>, act: string) => {
  const fields: Readonly<Record<string, string>> = { toCompanyId: 'to', 'letter-message': `message-${act}` };
  const errors = said.errors.map((error) =>
    'field' in error ? { ...error, field: fields[error.field] ?? error.field } : error,
  );
  return data({ ...said, errors } satisfies Refused, init ?? undefined);
};

const unnamed = (lang: Language, form: FormData) =>
  data(
    {
      errors: [{ field: 'to', message: textOf(lang).t('desk.photo.toMissing') }],
      values: typedIn(form),
      code: '',
    } satisfies Refused,
    { status: 422 },
  );

export const action = async (args: Route.ActionArgs) => {
  const { request, context, params } = args;
  const { pathname: path } = addressOf(request);
  const lang = languageOf(path);
  const form = await request.formData();
  if (!context.get(viewerContext)) throw await signInFirst({ request, context, lang }, form, { to: path });
  moderatorOnly({ request, context });
  const act = String(form.get('do'));
  const photo = { companyId: Number(params.company), imageId: params.image };
  const letter = form.has('notify')
    ? { subject: form.get('letter-subject'), message: form.get(`message-${act}`) }
    : null;
  const send = context.get(sendContext);
  const shown = (company: number, did: (typeof acts)[number]) =>
    redirect(movePhotoPath(lang, company, photo.imageId, did), 303);
  try {
    if (act === 'back') {
      const companyId = Number(form.get('company'));
      await send(putBackCompanyPhoto, { companyId, imageId: photo.imageId });
      return shown(companyId, 'back');
    }
    if (act === 'delete') {
      await send(takeDownCompanyPhoto, { ...photo, letter });
      return shown(photo.companyId, 'deleted');
    }
    if (act !== 'move') throw data(null, { status: 400 });
    const toCompanyId = await chosenCompany(args, form, lang);
    if (toCompanyId === null) return unnamed(lang, form);
    await send(moveCompanyPhoto, { ...photo, letter, toCompanyId });
    return shown(toCompanyId, 'moved');
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'init' in error) throw error;
    return refusedIn(refused(context, error, lang, form), act);
  }
};

export const headers = privately;

export const meta = privatePage('desk.photo.title', 'moderation.title');

/** What became of the photo, when staff have moved or deleted it, and the button that undoes it. */
const Whereabouts = ({ photo }: { readonly photo: PhotoToMove }) => {
  const { t, lang } = useText();
  const { dayAndTime } = useMoments();
  const { company, state } = photo;
  if (state.is === 'moved')
    return (
      <Notice action={<PutBack company={company.id} label={t('moderation.do.undo')} />}>
        {t('desk.photo.isMoved', { company: company.name, other: state.to.name, at: dayAndTime(state.at) })}{' '}
        <a href={movePhotoPath(lang, state.to.id, photo.image.id)}>{t('desk.photo.see')}</a>
      </Notice>
    );
  if (state.is === 'deleted')
    return (
      <Notice tone="warn" action={state.canReturn && <PutBack company={company.id} label={t('moderation.do.undo')} />}>
        {t(state.canReturn ? 'desk.photo.isDeleted' : 'desk.photo.isLost', {
          company: company.name,
          until: dayAndTime(state.until),
        })}
      </Notice>
    );
  return null;
};

/** The photo, where it stands, who sent it, and from which page staff moved it. */
const About = ({ photo }: { readonly photo: PhotoToMove }) => {
  const { t, lang } = useText();
  const { dayAndTime } = useMoments();
  const { company, image, caption, sender, state } = photo;
  return (
    <section className="card photo-about" aria-label={t('desk.photo.about')}>
      <div className="pic">
        {state.is === 'deleted' && !state.canReturn ? (
          <span className="picture cover">
            <img className="blur" src={image.placeholder} alt="" width={image.width} height={image.height} />
          </span>
        ) : (
          <Picture image={image} alt={caption ?? ''} sizes="(min-width: 48rem) 22rem, 92vw" most={640} fit="whole" />
        )}
      </div>
      <dl className="pad">
        <dt>{t('desk.photo.page')}</dt>
        <dd>
          <a className="link" href={companyPath(lang, company)}>
            {company.name}
          </a>
        </dd>
        {caption && (
          <>
            <dt>{t('edit.photos.shows')}</dt>
            <dd>
              <Written text={caption} />
            </dd>
          </>
        )}
        <dt>{t('desk.photo.sender')}</dt>
        <dd>
          {sender.name ? <bdi>{sender.name}</bdi> : t('desk.photo.senderUnknown')}, {dayAndTime(sender.at, 'medium')}
        </dd>
        {state.is === 'here' && state.from && (
          <>
            <dt>{t('desk.photo.from')}</dt>
            <dd>
              <a className="link" href={companyPath(lang, state.from)}>
                {state.from.name}
              </a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
};

export default function MovePhoto({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useFormAnswer(latest);
  const { photo, letter, typed, did } = loaderData;
  const { t, lang } = useText();
  const { company, state } = photo;
  const from = state.is === 'here' ? state.from : null;
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack move-photo">
        <PageHead
          title={t('desk.photo.title')}
          lead={t('desk.photo.lead')}
          crumbs={[{ name: t('desk.company.title'), href: companyDeskPath(lang) }]}
        />
        <ErrorSummary errors={actionData?.errors ?? []} />
        {did === 'back' && !actionData && state.is === 'here' && (
          <Notice tone="good">{t('desk.photo.done.back', { company: company.name })}</Notice>
        )}
        {from && (
          <Notice
            tone={did === 'moved' && !actionData ? 'good' : 'plain'}
            action={<PutBack company={from.id} label={t('moderation.do.undo')} />}
          >
            {t('desk.photo.isHere', { company: company.name, other: from.name })}
          </Notice>
        )}
        <Whereabouts photo={photo} />
        <div className="photo-sides">
          <About photo={photo} />
          {state.is === 'here' && (
            <MovePhotoForm key={company.id} photo={photo} letter={letter} refusal={actionData} typed={typed} />
          )}
        </div>
      </main>
    </Desk>
  );
}
