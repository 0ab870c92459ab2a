import type { SearchResult } from '#infra/search/search-index.ts';
import { companyPath } from '../paths.ts';
import { useText } from '../text.ts';
import { Cloth } from '../ui/cloth.tsx';
import { Icon } from '../ui/icon.tsx';
import { Rating } from '../ui/rating.tsx';

type Props = { readonly companies: readonly SearchResult[]; readonly more: string };

/** The companies that their clients praise; not there before the first reviews are. */
export const BestCompanies = ({ companies, more }: Props) => {
  const { t, lang } = useText();
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
          <li className="mini" key={company.id}>
            <Cloth id={company.id} name={company.name} />
            <div className="b">
              <h3>
                <a href={companyPath(lang, company)} dir="auto">
                  {company.name}
                </a>
              </h3>
              <p className="small muted">
                {[company.category.name, company.district ?? company.city].filter(Boolean).join(' · ')}
              </p>
              <Rating rating={company.rating} count={company.reviewCount} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
