import { textIn } from '#domain/text-in.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { editCompanyPath, quoteRequestPath } from '../addresses/paths.ts';
import { FavouriteButton } from '../bookmark/favourite-button.tsx';
import { Face } from '../media/face.tsx';
import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpenState } from '../ui/open-state.tsx';
import { Rating } from '../ui/rating.tsx';
import { Written } from '../ui/written.tsx';

/** What a request for a quote can go out by. */
const ways = ['tel', 'gsm', 'whatsapp', 'email'];

type Props = {
  readonly company: CompanyPage;
  /** Whether the reader manages the company that visitors see: they edit its page, and ask for no quote. */
  readonly isManager: boolean;
  readonly at: Date;
};

/** Who it is at a glance: face, name, trade, whether it is open, and where. */
export const Ident = ({ company, isManager, at }: Props) => {
  const { t, lang } = useText();
  const { place, shortName } = company;
  const landmark = textIn(place.landmark, lang);
  const area = [place.district, place.subCity, place.city?.name ?? place.unknownCity].filter(Boolean).join(', ');
  const category = company.categories.at(-1)?.names[lang];
  const reachable = company.coordinates.some(({ type }) => ways.includes(type));
  return (
    <div className="wrap ident">
      <div className="logo">
        <Face company={company} logo={company.content.logo} size={128} eager />
      </div>
      <div className="tools">
        <a className="btn ghost" href="#share" data-share>
          <Icon name="share" />
          <span>{t('share.title')}</span>
        </a>
        {isManager && (
          <a className="btn ghost" href={editCompanyPath(lang, company)}>
            <Icon name="edit" />
            <span>{t('edit.company.title')}</span>
          </a>
        )}
        {reachable && !isManager && (
          <LinkButton look="ghost" icon="quote" href={quoteRequestPath(lang, [company.id])} rel="nofollow">
            {t('web.card.quote')}
          </LinkButton>
        )}
        <FavouriteButton company={{ ...company, category: category ?? '', area, logo: company.content.logo }} />
      </div>
      <div className="name">
        <h1>
          <bdi>{company.name}</bdi>
          {shortName && (
            <>
              {' '}
              <small>
                (<bdi>{shortName}</bdi>)
              </small>
            </>
          )}
        </h1>
        <p className="muted">{category}</p>
        <div className="meta">
          <Rating rating={company.rating} count={company.reviewCount} />
          <OpenState state={company.openState} at={at} />
          {company.demo && <span className="tag ochre">{t('company.demo')}</span>}
        </div>
        {(area || landmark) && (
          <p className="where">
            <Icon name="pin" />
            <span>
              {area && <b>{area}</b>}
              {area && landmark && ' · '}
              {landmark && <Written text={landmark} />}
            </span>
          </p>
        )}
      </div>
    </div>
  );
};
