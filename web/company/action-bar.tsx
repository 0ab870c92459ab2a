import type { CompanyPage } from '#read-api/company/company-page.ts';
import { useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import { phoneLink, whatsappLink } from '../ui/phone.ts';
import { directionsTo } from './directions.tsx';

/** The ways to reach a company, within reach of a thumb. */
export const ActionBar = ({ company }: { readonly company: CompanyPage }) => {
  const { t } = useText();
  const first = (...types: string[]) => company.coordinates.find(({ type }) => types.includes(type))?.value;
  const phone = first('tel', 'gsm');
  const whatsapp = first('whatsapp');
  const talk = whatsapp && whatsappLink(whatsapp, company.greeting);
  const email = first('email');
  const site = first('website');
  const way = directionsTo(company);
  if (!phone && !talk && !email && !site && !way) return null;
  return (
    <div className="acts-bar">
      <div className="wrap">
        {phone && (
          <a className="btn primary" href={phoneLink(phone)}>
            <Icon name="phone" />
            {t('company.act.call')}
          </a>
        )}
        {talk && (
          <a className="btn leaf" href={talk} rel="nofollow noopener">
            <Icon name="wa" />
            WhatsApp
          </a>
        )}
        {email && !talk && (
          <a className="btn" href={`mailto:${email}`}>
            <Icon name="mail" />
            {t('company.act.email')}
          </a>
        )}
        {way && (
          <a className="btn" href={way} rel="nofollow noopener">
            <Icon name="route" />
            {t('company.act.directions')}
          </a>
        )}
        {site && (
          <a className="btn" href={site} rel="nofollow noopener ugc">
            <Icon name="web" />
            {t('company.act.site')}
          </a>
        )}
      </div>
    </div>
  );
};
