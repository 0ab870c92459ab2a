import { redirect } from 'react-router';
import { mayDeclareSame, mayMarkClient } from '#domain/company/company.permissions.ts';
import { companyPath, languageOf } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { originOf, privateHead } from '../page/head.ts';
import { insteadOf } from '../page/instead.ts';
import { savesData } from '../page/saves-data.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';
import { masked, maskedResult } from '../phone/masked.ts';
import { reviewsOf } from '../review/reviews-of.ts';
import type { Route } from './+types/company.ts';
import { companyHead } from './company-head.ts';
import { CompanyShown } from './company-shown.tsx';
import { hiddenCompany } from './hidden-company.ts';
import { HiddenNotice } from './hidden-notice.tsx';
import { nearbyOf } from './nearby.tsx';

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const id = Number(/^\d{1,9}(?=-|$)/.exec(params.company)?.[0]);
  const at = new Date();
  const api = context.get(readApiContext);
  const shown = id > 0 ? await api.companyPage(id, at) : null;
  const hidden = shown ? null : await hiddenCompany(context, id, at);
  const found = shown ?? hidden?.page;
  const lang = languageOf(url.pathname);
  if (!found) throw await insteadOf(api, id, params.company, lang, at);
  const company = masked(found);
  const path = companyPath(lang, company);
  if (params.company !== `${company.id}-${company.slug}`) throw redirect(path + url.search, 301);
  const viewer = context.get(viewerContext);
  const [nearby, shownReviews, people, client] = await Promise.all([
    nearbyOf(api, company, lang, at),
    reviewsOf(context, id, url, at),
    api.peopleOf(id),
    viewer !== null && mayMarkClient(viewer) && api.isClient(id),
  ]);
  return {
    company,
    staff: { maySame: viewer !== null && mayDeclareSame(viewer), client },
    people,
    nearby: nearby.map(maskedResult),
    shownReviews,
    country: company.country,
    hidden: hidden && { state: hidden.state },
    at,
    origin: originOf(context, url),
    savesData: savesData(request),
  };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  loaderData?.hidden
    ? privateHead(loaderData.company.name)
    : loaderData
      ? companyHead(
          loaderData.company,
          loaderData.origin,
          languageOf(location.pathname),
          loaderData.at,
          loaderData.shownReviews.reviews,
        )
      : [];

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function Company({ loaderData: { hidden, ...shown } }: Route.ComponentProps) {
  const { company } = shown;
  return (
    <main
      id="main"
      tabIndex={-1}
      {...(!hidden && {
        'data-visit': `/api/company/${company.id}/incrementVisit`,
        'data-event': JSON.stringify({ event: 'company_view', companyId: company.id }),
      })}
    >
      {hidden && <HiddenNotice company={{ ...company, ...hidden }} />}
      <CompanyShown {...shown} isPublic={hidden === null} />
    </main>
  );
}
