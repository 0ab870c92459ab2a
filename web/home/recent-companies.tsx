import type { RecentCompany } from '#read-api/directory/home.ts';
import { useText } from '../page/text.ts';
import { MiniCompany } from '../quote/mini-company.tsx';
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
          <MiniCompany
            key={company.id}
            company={company}
            about={[company.category?.[lang], company.area ?? country(company.country)]}
          >
            <p className="small muted">
              {t('home.recent.since', {
                date: day(company.registered.slice(0, 10), { day: 'numeric', month: 'short' }),
              })}
              {company.demo && ` · ${t('web.card.demo')}`}
            </p>
          </MiniCompany>
        ))}
      </ul>
    </section>
  );
};
