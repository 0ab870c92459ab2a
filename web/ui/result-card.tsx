import type { SearchResult } from '#infra/search/search-index.ts';
import { companyPath, whatsappPath } from '../paths.ts';
import { useText } from '../text.ts';
import { Cloth } from './cloth.tsx';
import { Icon } from './icon.tsx';
import { OpenState } from './open-state.tsx';
import { shortMask } from './phone.ts';
import { PhoneLink } from './phone-link.tsx';
import { Rating } from './rating.tsx';

type Props = {
  /** Its numbers masked (`company/masked.ts`). */
  readonly company: SearchResult;
  readonly at: Date;
  /** Where companies of several countries stand in one list. */
  readonly tellCountry: boolean;
};

export const ResultCard = ({ company, at, tellCountry }: Props) => {
  const { t, lang, number, country } = useText();
  const { name, phone, whatsapp, landmark, distanceKm } = company;
  const area = [company.district, company.city, tellCountry && country(company.country)].filter(Boolean).join(', ');
  return (
    <article className="card result">
      <div className="in">
        <Cloth id={company.id} name={name} />
        <div className="head">
          <h2>
            <a href={companyPath(lang, company)} dir="auto">
              {name}
            </a>
            {company.verified && (
              <>
                <Icon name="verified" />
                <span className="sr">, {t('web.card.verified')}</span>
              </>
            )}
          </h2>
          <p className="small muted">
            {company.category.name}
            {company.demo && (
              <>
                {' '}
                <span className="tag ochre">{t('web.card.demo')}</span>
              </>
            )}
          </p>
        </div>
        <div className="facts">
          <div className="meta">
            <Rating rating={company.rating} count={company.reviewCount} />
            <OpenState state={company.openState} at={at} />
          </div>
          {(area || landmark || distanceKm !== undefined) && (
            <p className="where">
              <Icon name="pin" />
              <span>
                <b>{area}</b>
                {landmark && `${area && ' · '}${landmark}`}
                {distanceKm !== undefined &&
                  ` · ${t('web.card.distance', { km: number(distanceKm < 10 ? Math.round(distanceKm * 10) / 10 : Math.round(distanceKm)) })}`}
              </span>
            </p>
          )}
        </div>
        {(phone || whatsapp) && (
          <div className="acts">
            {phone && <PhoneLink className="btn" company={company} masked={phone} label={shortMask(phone)} />}
            {whatsapp && (
              <a
                className="btn leaf"
                href={whatsappPath(lang, company)}
                rel="nofollow noopener"
                aria-label={t('web.card.writeName', { name })}
              >
                <Icon name="wa" />
                WhatsApp
              </a>
            )}
          </div>
        )}
      </div>
    </article>
  );
};
