import { data, redirect } from 'react-router';
import { removeCompanyPhoto, validateCompanyPhoto } from '#commands/company/company-media.commands.ts';
import type { Language } from '#domain/language.ts';
import type { DeskCount } from '#read-api/company/desk-count.ts';
import { companyDeskPath, companyPath, languageOf, movePhotoPath } from '../addresses/paths.ts';
import { Desk, useDeskCounts } from '../admin/desk.tsx';
import { Waiting } from '../admin/waiting.tsx';
import { Picture } from '../media/picture.tsx';
import { addressOf } from '../page/address-of.ts';
import type { Refused } from '../page/fields-of.ts';
import { privatePage } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { refused } from '../page/refused.ts';
import { readApiContext, sendContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { Ago } from '../ui/when.tsx';
import type { Route } from './+types/company-desk.ts';
import './company-desk.css';
import { moderatorOnly } from './moderator.ts';

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  moderatorOnly({ request, context });
  return { photos: await context.get(readApiContext).waitingPhotos(), at: new Date() };
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
  const { photos, at } = loaderData;
  const { t, lang } = useText();
  const path = companyDeskPath(lang);
  const counts = useDeskCounts();
  return (
    <Desk>
      <main id="main" tabIndex={-1} className="stack company-desk">
        <PageHead title={t('desk.company.title')} lead={<Lead waiting={counts?.companyDesk} at={at} />} />
        <ErrorSummary errors={actionData?.errors ?? []} title={actionData?.errors[0]?.message ?? ''} />
        {photos.length === 0 && (
          <EmptyState icon="check" title={t('desk.company.nothing')}>
            <p>{t('desk.company.nothingText')}</p>
          </EmptyState>
        )}
        {photos.length > 0 && (
          <section aria-labelledby="waiting-photos">
            <h2 id="waiting-photos">{t('desk.company.photos', { count: photos.length })}</h2>
            <ul className="waiting-photos">
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
                      <a href={companyPath(lang, of)}>{of.name}</a>
                    </p>
                    <p className="small muted">
                      {caption && `${caption} · `}
                      <Ago at={added} now={at} />
                    </p>
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
          </section>
        )}
      </main>
    </Desk>
  );
}
