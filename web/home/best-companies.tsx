import type { SearchResult } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { MiniCompany } from '../quote/mini-company.tsx';
import { Icon } from '../ui/icon.tsx';
import { Rating } from '../ui/rating.tsx';

type Props = { readonly companies: readonly SearchResult[]; readonly more: string };

/** The companies that their clients praise; not there before the first reviews are. */
export const BestCompanies = ({ companies, more }: Props) => {
  const { t } = useText();
  if (companies.length === 0) return null;
  return (
    <section className="section" aria-labelledby="best-title">
      <div className="section-head">
        <h2 id="best-title">{t('home.best.title')}</h2>
        <a className="link" href={more}>
          {t('home.recent.all')} <Icon name="right" />
          <span className="sr">{t('home.best.title')}</span>
        </a>
      </div>
      <ul className="list card">
        {companies.map((company) => (
          <MiniCompany
            key={company.id}
            company={company}
            about={[company.category.name, [company.district, company.city].filter(Boolean).join(', ')]}
          >
            <Rating rating={company.rating} count={company.reviewCount} />
          </MiniCompany>
        ))}
      </ul>
    </section>
  );
};
