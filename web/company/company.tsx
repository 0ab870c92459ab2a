import { redirect } from 'react-router';
import { companyPath, homePath, languageOf, resultsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { originOf, privateHead } from '../page/head.ts';
import { savesData } from '../page/saves-data.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { masked, maskedResult } from '../phone/masked.ts';
import { CompanyReviews } from '../review/company-reviews.tsx';
import { reviewsOf } from '../review/reviews-of.ts';
import type { Route } from './+types/company.ts';
import { ActionBar } from './action-bar.tsx';
import { Banner } from './banner.tsx';
import { Branches } from './branches.tsx';
import { companyHead } from './company-head.ts';
import { Contact } from './contact.tsx';
import { Directions } from './directions.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { hiddenCompany } from './hidden-company.ts';
import { HiddenNotice } from './hidden-notice.tsx';
import { Hours } from './hours.tsx';
import { Ident } from './ident.tsx';
import { insteadOf } from './instead.ts';
import { Jobs } from './jobs.tsx';
import { Nearby, nearbyOf } from './nearby.tsx';
import { Presentation } from './presentation.tsx';
import { Products } from './products.tsx';
import { Share } from './share.tsx';

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
  const [nearby, shownReviews] = await Promise.all([nearbyOf(api, company, lang, at), reviewsOf(context, id, url, at)]);
  return {
    company,
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

export { CompanyGone as ErrorBoundary } from './company-gone.tsx';

export default function Company({
  loaderData: { company, nearby, shownReviews, hidden, at, origin, savesData: saving },
}: Route.ComponentProps) {
  const { t, lang, country } = useText();
  const { place, categories } = company;
  const countryName = company.country.names?.[lang] ?? country(place.country);
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
      <Banner company={company} savesData={saving} />
      <Ident company={company} at={at} />
      <ActionBar company={company} />
      <div className="wrap company">
        <aside aria-label={t('company.aside')}>
          <Hours hours={company.hours} openState={company.openState} at={at} fresh={company.content.freshness.hours} />
          <Contact company={company} countryName={countryName} />
          <Directions company={company} nearby={nearby} />
        </aside>
        <div className="main">
          <Presentation company={company} />
          <Gallery company={company} savesData={saving} />
          <Products company={company} savesData={saving} />
          <Jobs company={company} />
          <Branches company={company} />
          <CompanyReviews company={company} {...shownReviews} />
          <Facts company={company} isPublic={hidden === null} />
          <Nearby company={company} nearby={nearby} at={at} />
          <nav aria-label={t('company.trail')}>
            <ol className="trail">
              <li>
                <a href={homePath(lang, place.country)}>{countryName}</a>
              </li>
              {categories.map(({ id, names }) => (
                <li key={id}>
                  <a href={`${resultsPath(lang, place.country)}?category=${id}`}>{names[lang]}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <aside className="after" aria-labelledby="share">
          <Share company={company} origin={origin} />
        </aside>
      </div>
    </main>
  );
}
