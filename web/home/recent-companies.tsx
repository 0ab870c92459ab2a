import type { RecentCompany } from '#read-api/directory/home.ts';
import { companyPath } from '../paths.ts';
import { useText } from '../text.ts';
import { Cloth } from '../ui/cloth.tsx';
import { Icon } from '../ui/icon.tsx';

type Props = { readonly companies: readonly RecentCompany[]; readonly more: string };

export const RecentCompanies = ({ companies, more }: Props) => {
  const { t, lang, day, country } = useText();
  return (
    <section className="section" aria-labelledby="recent-title">
      <div className="section-head">
        <h2 id="recent-title">{t('home.recent.title')}</h2>
        <a className="link" href={more}>
          {t('home.recent.all')} <Icon name="right" />
        </a>
      </div>
      <ul className="list card recent">
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
                {[company.category?.[lang], company.area ?? country(company.country)].filter(Boolean).join(' · ')}
              </p>
              <p className="small muted">
                {t('home.recent.since', {
                  date: day(company.registered.slice(0, 10), { day: 'numeric', month: 'short' }),
                })}
                {company.demo && ` · ${t('web.card.demo')}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
