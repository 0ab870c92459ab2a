import type { CompanyPage } from '#read-api/company/company-page.ts';
import { claimCompanyPath, sameCompanyPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Freshness } from './freshness.tsx';

const sizes: Record<CompanyPage['size'], MessageId> = {
  unknown: 'web.size.unknown',
  very_small: 'web.size.very_small',
  small: 'web.size.small',
  medium: 'web.size.medium',
  large: 'web.size.large',
};

/** What staff see and may do: whether it is a client, and whether they join it with another page of the same company. */
export type StaffPart = { readonly maySame: boolean; readonly client: boolean };

/** What is known for certain, as a list of facts. */
export const Facts = ({
  company,
  isPublic,
  isManager,
  staff,
}: {
  readonly company: CompanyPage;
  /** Whether visitors see the page: then somebody may say that the company is theirs. */
  readonly isPublic: boolean;
  /** Whether the reader manages the company: then nobody asks them whether it is theirs. */
  readonly isManager: boolean;
  readonly staff: StaffPart | undefined;
}) => {
  const { size, legal, registered, categories, content } = company;
  const { t, lang, day, country, money } = useText();
  const date = (iso: string) => day(iso.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' });
  const facts: readonly (readonly [MessageId, string | null | undefined])[] = [
    ['company.facts.category', categories.map(({ names }) => names[lang]).join(' › ')],
    ['company.facts.size', size === 'unknown' ? null : t(sizes[size])],
    ['company.facts.created', legal?.createdDate && date(legal.createdDate)],
    ['company.facts.opened', legal?.openedDate && date(legal.openedDate)],
    ['company.facts.legalForm', legal?.legalForm],
    ['company.facts.capital', legal?.shareCapital && money(legal.shareCapital.amount, legal.shareCapital.currency)],
    ['company.facts.purpose', legal?.socialObject],
    ['company.facts.register', legal?.tradeRegistry],
    ['company.facts.taxpayer', legal?.taxpayer],
    ['company.facts.nationality', legal?.nationality && country(legal.nationality)],
    ['company.facts.registered', date(registered)],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('company.facts.title')}</h2>
      <dl className="facts-list">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {Object.keys(content.freshness).length > 0 ? (
        <Freshness of={content.freshness.legal} />
      ) : (
        <p className="small muted fresh">{t('company.fresh.none')}</p>
      )}
      {isPublic && !isManager && (
        <a className="link small" href={claimCompanyPath(lang, company)} rel="nofollow">
          <Icon name="shop" />
          {t('company.claim.link')}
        </a>
      )}
      {staff && (staff.client || staff.maySame) && (
        <p className="row">
          {staff.client && <Badge tone="indigo">{t('desk.client.is')}</Badge>}
          {staff.maySame && (
            <a className="link small" href={sameCompanyPath(lang, company.id)} rel="nofollow">
              <Icon name="search" />
              {t('desk.same.link')}
            </a>
          )}
        </p>
      )}
    </section>
  );
};
