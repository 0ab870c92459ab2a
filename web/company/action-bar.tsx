import type { CompanyPage } from '#read-api/company/company-page.ts';
import { whatsappPath } from '../addresses/paths.ts';
import { mailLink, webLink } from '../page/links.ts';
import { contactMail } from '../page/mail-to.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { directionsTo } from './directions.tsx';

/** The ways to reach a company, within reach of a thumb. Its numbers are masked (`masked.ts`). */
export const ActionBar = ({ company }: { readonly company: CompanyPage }) => {
  const { t, lang } = useText();
  const first = (...types: string[]) => company.coordinates.find(({ type }) => types.includes(type))?.value;
  const phone = first('tel', 'gsm');
  const talks = first('whatsapp')?.startsWith('+') ?? false;
  const email = contactMail(company);
  const site = webLink(first('website'));
  const way = directionsTo(company);
  if (!phone && !talks && !email && !site && !way) return null;
  const writes = email && !talks;
  // one of them is the thing to do: the first there is
  const look = (isFirst: boolean): string => (isFirst ? 'btn primary' : 'btn');
  return (
    <div className="acts-bar">
      <div className="wrap">
        {phone && <PhoneLink className="btn primary" company={company} masked={phone} label={t('web.do.call')} />}
        {talks && (
          <a className="btn leaf" href={whatsappPath(lang, company)} rel="nofollow noopener">
            <Icon name="wa" />
            WhatsApp
          </a>
        )}
        {writes && (
          <a className={look(!phone)} href={mailLink(email)} data-counted="email-tap" data-company={company.id}>
            <Icon name="mail" />
            {t('company.act.email')}
          </a>
        )}
        {way && (
          <a
            className={look(!phone && !talks && !writes)}
            href={way}
            rel="nofollow noopener"
            data-counted="directions-tap"
            data-company={company.id}
          >
            <Icon name="route" />
            {t('company.act.directions')}
          </a>
        )}
        {site && (
          <a
            className={look(!phone && !talks && !writes && !way)}
            href={site}
            rel="nofollow noopener ugc"
            data-counted="website-tap"
            data-company={company.id}
          >
            <Icon name="web" />
            {t('company.act.site')}
          </a>
        )}
      </div>
    </div>
  );
};
