import type { SearchResult, Why } from '#read-api/search/search-index.ts';
import { companyPath, whatsappPath } from '../addresses/paths.ts';
import { FavouriteButton } from '../bookmark/favourite-button.tsx';
import { Island } from '../client/island.tsx';
import { Face } from '../media/face.tsx';
import { useText } from '../page/text.ts';
import { QuoteTick } from '../quote/quote-tick.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpenState } from '../ui/open-state.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Rating } from '../ui/rating.tsx';
import { Written } from '../ui/written.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { isElided } from './wider.ts';

const whys = {
  trade: 'results.why.trade',
  description: 'results.why.description',
  address: 'results.why.address',
  area: 'results.why.area',
} as const satisfies Record<Why['by'], string>;

type Props = {
  /** Its numbers masked (`phone/masked.ts`). */
  readonly company: SearchResult;
  readonly at: Date;
  /** Where companies of several countries stand in one list. */
  readonly tellCountry: boolean;
  /** The place that its distance is from; without it, from the reader. */
  readonly from?: string | undefined;
  /** Paid for: said in words, and nothing else is different. */
  readonly sponsored?: boolean;
};

export const ResultCard = ({ company, at, tellCountry, from, sponsored = false }: Props) => {
  const { t, lang, number, country } = useText();
  const { id, slug, name, phone, whatsapp, landmark, distanceKm, why } = company;
  const far = (exactKm: number): string => {
    const km = number(exactKm < 10 ? Math.round(exactKm * 10) / 10 : Math.round(exactKm));
    return from
      ? t('web.card.distanceFrom', { km, place: from, elided: isElided(from) })
      : t('web.card.distance', { km });
  };
  const area = [company.district, company.city, tellCountry && country(company.country)].filter(Boolean).join(', ');
  return (
    <article className={sponsored ? 'card result sponsored' : 'card result'} id={`c-${id}`}>
      <div className="in">
        {sponsored && (
          <p className="why">
            <span className="tag ochre">{t('web.card.sponsored')}</span> {t('web.card.paid')}
          </p>
        )}
        <Face company={company} logo={company.logo} size={80} />
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
            {company.demo && `\u00a0· ${t('web.card.demo')}`}
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
                {area && landmark && '\u00a0· '}
                {landmark && <Written text={landmark} />}
                {distanceKm !== undefined && `\u00a0· ${far(distanceKm)}`}
              </span>
            </p>
          )}
          {why && (
            <p className="small muted found-by">
              {t(whys[why.by])} <Written text={why.text} />
            </p>
          )}
        </div>
        {company.photos && <PhotoStrip photos={company.photos} href={companyPath(lang, company)} />}
        {(phone || whatsapp) && (
          <div className="acts">
            {phone && <PhoneLink className="act" company={company} masked={phone} label={t('web.do.call')} />}
            {whatsapp && (
              <a className="act leaf" href={whatsappPath(lang, company)} rel="nofollow noopener">
                <Icon name="wa" />
                WhatsApp <span className="sr">{t('web.card.writeTo', { name })}</span>
              </a>
            )}
            <Island inline name="quote-tick" id={id} of={QuoteTick} props={{ id, name }} />
          </div>
        )}
        <FavouriteButton company={{ id, slug, name, category: company.category.name, area, logo: company.logo }} />
      </div>
    </article>
  );
};
