import type { ReactNode } from 'react';
import type { Coordinate } from '#domain/company/company.events.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { useText } from '../text.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { phoneLink, readablePhone, whatsappLink } from '../ui/phone.ts';

const icons: Partial<Record<Coordinate['type'], IconName>> = {
  tel: 'phone',
  gsm: 'mobile',
  whatsapp: 'wa',
  email: 'mail',
};

const networks: Partial<Record<Coordinate['type'], string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  jumia: 'Jumia',
  tiktok: 'TikTok',
};

const isUrl = (value: string): boolean => /^https?:\/\//i.test(value);
const shownUrl = (value: string): string => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

type Row = { readonly icon: IconName; readonly href: string | null; readonly shown: string; readonly note: string };

export const Contact = ({ company, countryName }: { readonly company: CompanyPage; readonly countryName: string }) => {
  const { t } = useText();
  const { place, coordinates, greeting } = company;
  const rowOf = ({ type, value }: CompanyPage['coordinates'][number]): Row => {
    const icon = icons[type] ?? 'web';
    if (type === 'tel' || type === 'gsm' || type === 'fax')
      return {
        icon: type === 'fax' ? 'phone' : icon,
        href: type === 'fax' ? null : phoneLink(value),
        shown: readablePhone(value),
        note: t(`company.contact.${type}`),
      };
    if (type === 'whatsapp')
      return { icon, href: whatsappLink(value, greeting), shown: readablePhone(value), note: 'WhatsApp' };
    if (type === 'email') return { icon, href: `mailto:${value}`, shown: value, note: t('company.contact.email') };
    const href = isUrl(value) ? value : null;
    return { icon, href, shown: shownUrl(value), note: networks[type] ?? t('company.contact.website') };
  };
  const town = place.city?.name ?? place.unknownCity;
  const address: ReactNode[] = [
    [place.address, place.district, place.subCity].filter(Boolean).join(', '),
    [place.addressPostal, place.zip, town, countryName].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <section className="card pad" aria-labelledby="contact">
      <h2 id="contact">{t('company.contact.title')}</h2>
      <ul className="contact">
        {coordinates.map(rowOf).map(({ icon, href, shown, note }) => (
          <li key={`${note} ${shown}`}>
            <Icon name={icon} />
            <span>
              {href ? (
                <a href={href} rel={href.startsWith('http') ? 'nofollow noopener ugc' : undefined}>
                  {shown}
                </a>
              ) : (
                shown
              )}
              <small>{note}</small>
            </span>
          </li>
        ))}
        <li>
          <Icon name="pin" />
          <address>
            {address[0]}
            {address.length > 1 ? <small>{address[1]}</small> : null}
            {place.landmark && <small>{t('company.contact.landmark', { landmark: place.landmark })}</small>}
          </address>
        </li>
      </ul>
      {coordinates.length === 0 && <p className="small muted">{t('company.contact.none')}</p>}
    </section>
  );
};
