import { companyRefusals } from '#domain/company/company-refusals.ts';
import type { LikelyDuplicate, NewCompany } from '#read-api/company/new-companies.ts';
import { companyPath, sameCompanyPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { readablePhone } from '../phone/phone.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { Ago } from '../ui/when.tsx';

const Duplicate = ({ company, duplicate }: { readonly company: number; readonly duplicate: LikelyDuplicate }) => {
  const { t, lang } = useText();
  const { id, name, city, isPublic, samePhone } = duplicate;
  return (
    <li>
      <span>
        <a href={companyPath(lang, duplicate)}>{name}</a>
        {city && `, ${city}`}
      </span>
      <Badge tone={samePhone ? 'laterite' : 'ochre'}>
        {t(samePhone ? 'desk.new.samePhone' : 'desk.new.closeName')}
      </Badge>
      {!isPublic && <Badge>{t('desk.new.notPublic')}</Badge>}
      <a className="link small" href={sameCompanyPath(lang, company, id)}>
        {t('desk.same.compare')}
      </a>
    </li>
  );
};

/** Why not, and the words for its managers; opens under its button, without script too. */
const Refusal = ({ company }: { readonly company: NewCompany }) => {
  const { t } = useText();
  return (
    <details className="refusal">
      <summary className="btn danger">{t('moderation.do.refuse')}</summary>
      <form method="post" className="stack">
        <input type="hidden" name="company" value={company.id} />
        <input type="hidden" name="do" value="refuse" />
        <Select
          name="reason"
          id={`reason-${company.id}`}
          label={t('moderation.do.reason')}
          required
          placeholder={t('web.do.choose')}
          options={companyRefusals.map((value) => ({ value, label: t(`edit.refusal.${value}`) }))}
        />
        <TextArea
          name="explanation"
          id={`explanation-${company.id}`}
          label={t('desk.new.explanation')}
          hint={t('desk.new.explanationHint')}
          optional
          rows={3}
          maxLength={2000}
        />
        <Button look="danger">{t('desk.new.refuse')}</Button>
      </form>
    </details>
  );
};

/** One new company: what it says of itself, which listed ones it may be, and what is decided. */
export const NewCompanyCard = ({ company, at }: { readonly company: NewCompany; readonly at: Date }) => {
  const { t, lang, country } = useText();
  const { id, name, category, place, coordinates, since, duplicates } = company;
  const where = [
    place.address,
    place.district,
    place.subCity,
    place.city?.name ?? place.unknownCity,
    country(place.country),
  ];
  return (
    <li className="card pad stack new-company">
      <div className="row between">
        <h2 dir="auto">
          <a href={companyPath(lang, company)}>{name}</a>
        </h2>
        <Ago at={since} now={at} className="small muted" />
      </div>
      <p>{[category?.[lang], where.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}</p>
      {coordinates.length > 0 && (
        <p className="small">{coordinates.map(({ value }) => readablePhone(value)).join(' · ')}</p>
      )}
      {duplicates.length > 0 && (
        <div className="duplicates">
          <h3>{t('desk.new.duplicates')}</h3>
          <ul>
            {duplicates.map((duplicate) => (
              <Duplicate key={duplicate.id} company={id} duplicate={duplicate} />
            ))}
          </ul>
        </div>
      )}
      <div className="row decide">
        <form method="post">
          <input type="hidden" name="company" value={id} />
          <Button look="primary" icon="check" name="do" value="approve">
            {t('desk.new.approve')}
          </Button>
        </form>
        <Refusal company={company} />
      </div>
    </li>
  );
};
