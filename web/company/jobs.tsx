import type { JobContract } from '#domain/company/job.choices.ts';
import type { CompanyJob } from '#read-api/company/company-content.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { jobPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { type Text, useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Written } from '../ui/written.tsx';
import './jobs.css';

const contracts: Readonly<Record<JobContract, MessageId>> = {
  permanent: 'company.job.contract.permanent',
  fixed_term: 'company.job.contract.fixed_term',
  temporary: 'company.job.contract.temporary',
  internship: 'company.job.contract.internship',
  apprenticeship: 'company.job.contract.apprenticeship',
  freelance: 'company.job.contract.freelance',
};

/** `150 000 – 250 000 F CFA par mois`; nothing where it is not told. */
export const payOf = (
  { pay }: Pick<CompanyJob['offer'], 'pay'>,
  { t, money }: Pick<Text, 't' | 'money'>,
): string | null => {
  if (!pay) return null;
  const most = money(pay.most, pay.currency);
  const amount =
    pay.least === pay.most ? most : t('company.job.payRange', { least: money(pay.least, pay.currency), most });
  return t('company.job.pay', { amount, per: pay.per });
};

type Tagged = { readonly offer: Pick<CompanyJob['offer'], 'contract' | 'fullTime' | 'remote'> };

export const JobTags = ({ offer }: Tagged) => {
  const { t } = useText();
  return (
    <div className="tags">
      <Badge tone="indigo">{t(contracts[offer.contract])}</Badge>
      {!offer.fullTime && <Badge>{t('company.job.partTime')}</Badge>}
      {offer.remote && <Badge>{t('company.job.remote')}</Badge>}
    </div>
  );
};

/** The work that the company offers today. */
export const Jobs = ({ company }: { readonly company: CompanyPage }) => {
  const text = useText();
  const { t, lang, day } = text;
  const { jobs } = company.content;
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{t('company.job.title')}</h2>
      <ul className="list card jobs">
        {jobs.map(({ id, offer, validThrough }) => {
          const pay = payOf(offer, text);
          return (
            <li key={id}>
              <h3>
                <a href={jobPath(lang, company, id)}>
                  <Written text={offer.title} />
                </a>
              </h3>
              <JobTags offer={offer} />
              {(pay || offer.where) && <p>{[offer.where, pay].filter(Boolean).join(' · ')}</p>}
              <p className="small muted">
                {t('company.job.until', {
                  date: day(validThrough, { day: 'numeric', month: 'long', year: 'numeric' }),
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
