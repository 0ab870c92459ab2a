import type { ComparedCompany } from '#read-api/company/same-company.ts';
import { companyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { readablePhone } from '../phone/phone.ts';
import { Badge } from '../ui/badge.tsx';

type Props = {
  readonly company: ComparedCompany;
  /** What becomes of its page. */
  readonly as: string;
};

/** One of two pages that may be of the same company, in few words. */
export const ComparedFacts = ({ company, as }: Props) => {
  const { t, lang, country } = useText();
  const { id, name, address, numbers, isPublic, client, reviews, photos, managers } = company;
  const facts = [
    [t('profile.address'), [...address, country(company.country)].join(', ')],
    [t('company.contact.tel'), numbers.map(readablePhone).join('\n')],
    [t('review.section.title'), reviews],
    [t('company.media.title'), photos],
    [t('edit.managers.title'), managers],
  ] as const;
  return (
    <article className="card compared" aria-label={`${as} : ${name}`}>
      <p className="row">
        <b className="small">{as}</b>
        <span className="small muted">#{id}</span>
        {client && <Badge tone="indigo">{t('desk.client.is')}</Badge>}
        {!isPublic && <Badge>{t('desk.new.notPublic')}</Badge>}
      </p>
      <h2 dir="auto">
        <a href={companyPath(lang, company)}>{name}</a>
      </h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
};
