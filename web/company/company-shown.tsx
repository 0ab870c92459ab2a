import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { PersonOfCompany } from '#read-api/profile/people-of-company.ts';
import { homePath, resultsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { CompanyReviews, type ReviewsShown } from '../review/company-reviews.tsx';
import { ActionBar } from './action-bar.tsx';
import { Banner } from './banner.tsx';
import { Branches } from './branches.tsx';
import { Contact } from './contact.tsx';
import { Directions } from './directions.tsx';
import { Facts, type StaffPart } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { Hours } from './hours.tsx';
import { Ident } from './ident.tsx';
import { Jobs } from './jobs.tsx';
import { Nearby, type nearbyOf } from './nearby.tsx';
import { People } from './people.tsx';
import { Presentation } from './presentation.tsx';
import { Products } from './products.tsx';
import { Share } from './share.tsx';

type Props = {
  readonly company: CompanyPage;
  readonly nearby: Awaited<ReturnType<typeof nearbyOf>>;
  readonly shownReviews: ReviewsShown;
  readonly isPublic: boolean;
  /** What the reader sees and may do as one of the staff. */
  readonly staff?: StaffPart;
  /** Who works there, as the company confirmed. */
  readonly people?: readonly PersonOfCompany[];
  readonly at: Date;
  readonly origin: string;
  readonly savesData: boolean;
};

/** Everything that a company's page shows. */
export const CompanyShown = ({
  company,
  nearby,
  shownReviews,
  isPublic,
  staff,
  people = [],
  at,
  origin,
  savesData: saving,
}: Props) => {
  const { t, lang, country } = useText();
  const { place, categories } = company;
  const countryName = company.country.names?.[lang] ?? country(place.country);
  return (
    <>
      <Banner company={company} savesData={saving} />
      <Ident company={company} isManager={isPublic && shownReviews.isManager} at={at} />
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
          <People people={people} />
          <CompanyReviews company={company} {...shownReviews} />
          <Facts company={company} isPublic={isPublic} isManager={shownReviews.isManager} staff={staff} />
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
    </>
  );
};
