import { data } from 'react-router';
import { isStaff } from '#domain/actor.ts';
import { isDay } from '#domain/calendar.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { editCompanyPath, languageOf } from '../addresses/paths.ts';
import { CompanyShown } from '../company/company-shown.tsx';
import { nearbyOf } from '../company/nearby.tsx';
import { typedIn } from '../edit/form-values.ts';
import { addressOf } from '../page/address-of.ts';
import { originOf, privateHead } from '../page/head.ts';
import { privately } from '../page/privately.ts';
import { readApiContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { masked, maskedResult } from '../phone/masked.ts';
import { reviewsOf } from '../review/reviews-of.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/preview.ts';
import { isForm } from './changed-things.ts';
import { companyForms } from './company-forms.ts';
import { type Asked, companyAsked } from './company-section.ts';
import { typedFacts } from './typed-facts.ts';
import './company-edit.css';

/** The page of a company with all that stands on it. */
const shownOf = async ({ request, context }: Asked, found: CompanyPage, at: Date) => {
  const url = addressOf(request);
  const company = masked(found);
  const api = context.get(readApiContext);
  const lang = languageOf(url.pathname);
  const [nearby, shownReviews] = await Promise.all([
    nearbyOf(api, company, lang, at),
    reviewsOf(context, company.id, url, at),
  ]);
  const origin = originOf(context, url);
  return { company, nearby: nearby.map(maskedResult), shownReviews, at, origin, savesData: false };
};

/** The page as it stood on the day `on`, for staff. */
export const loader = async (args: Route.LoaderArgs) => {
  const { company, viewer } = await companyAsked(args, 'preview');
  const { id, name, slug } = company;
  const named = { id, name, slug };
  const on = addressOf(args.request).searchParams.get('on');
  if (on === null) return { named, past: null, on };
  if (!isStaff(viewer)) throw data(null, { status: 403 });
  const past = isDay(on) ? await args.context.get(readApiContext).companyPageOn(id, on) : null;
  const shown = past && (await shownOf(args, past.page, new Date(`${on}T12:00:00Z`)));
  return { named, past: shown && { shown, state: past.state }, on };
};

/** The page as it would look with what stands in a form: nothing is saved. */
export const action = async (args: Route.ActionArgs) => {
  const { company } = await companyAsked(args, 'preview');
  const form = await args.request.formData();
  const part = String(form.get('part'));
  if (!isForm(part)) throw data(null, { status: 400 });
  const facts = await typedFacts(args, company, part, typedIn(companyForms[part].fields, form));
  if (!facts) return data({ part, shown: null }, { status: 422 });
  const at = new Date();
  const page = await args.context.get(readApiContext).companyPageSaying(company.id, facts, at);
  return data({ part, shown: page && (await shownOf(args, page, at)) });
};

export const headers = privately;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  privateHead(
    textOf(languageOf(location.pathname)).t('edit.preview.title'),
    ...(loaderData ? [loaderData.named.name] : []),
  );

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const { named, past, on } = loaderData;
  const { t, lang, day } = useText();
  const shown = actionData ? actionData.shown : (past?.shown ?? null);
  const text = () => {
    if (actionData) return shown ? t('edit.preview.unsaved') : t('edit.preview.wrong');
    if (on === null) return t('edit.preview.fromForm');
    if (!past) return t('edit.preview.noneYet');
    return t('edit.preview.on', { day: day(on, { dateStyle: 'long' }) });
  };
  return (
    <main id="main" tabIndex={-1}>
      {!shown && <h1 className="sr">{named.name}</h1>}
      <div className="wrap preview-notice">
        <Notice
          {...(!shown && { tone: 'warn' as const })}
          action={
            <LinkButton href={editCompanyPath(lang, named, actionData?.part)} icon="edit">
              {t('edit.company.title')}
            </LinkButton>
          }
        >
          <p>{text()}</p>
          {past && !actionData && <p>{t(`account.companies.state.${past.state}`)}</p>}
        </Notice>
      </div>
      {shown && <CompanyShown {...shown} isPublic={false} />}
    </main>
  );
}
