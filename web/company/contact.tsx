import type { ReactNode } from 'react';
import type { Coordinate } from '#domain/company/company.events.ts';
import { textIn } from '#domain/text-in.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { phonePath, whatsappPath } from '../addresses/paths.ts';
import { mailLink, webLink } from '../page/links.ts';
import { useText } from '../page/text.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Written } from '../ui/written.tsx';
import { Freshness } from './freshness.tsx';

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

const shownUrl = (value: string): string => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

type Row = {
  readonly icon: IconName;
  readonly href: string | null;
  readonly shown: string;
  readonly note: string;
  /** Which of the phones this is. */
  readonly phone?: number;
};

/** All coordinates and the address. Phones and WhatsApp come masked (`masked.ts`). */

export const Contact = ({ company, countryName }: { readonly company: CompanyPage; readonly countryName: string }) => {
  const { t, lang } = useText();
  const { place, coordinates, requests } = company;
  const landmark = textIn(place.landmark, lang);
  const phones = coordinates.filter(({ type }) => type === 'tel' || type === 'gsm');
  const rowOf = (coordinate: CompanyPage['coordinates'][number]): Row => {
    const { type, value } = coordinate;
    const icon = icons[type] ?? 'web';
    if (type === 'tel' || type === 'gsm')
      return { icon, href: null, shown: value, note: t(`company.contact.${type}`), phone: phones.indexOf(coordinate) };
    if (type === 'fax')
      return { icon: 'phone', href: phonePath(lang, company), shown: value, note: t('company.contact.fax') };
    if (type === 'whatsapp') {
      const href = value.startsWith('+') ? whatsappPath(lang, company) : null;
      return { icon, href, shown: value, note: 'WhatsApp' };
    }
    if (type === 'email') return { icon, href: mailLink(value), shown: value, note: t('company.contact.email') };
    const href = webLink(value) ?? null;
    return { icon, href, shown: shownUrl(value), note: networks[type] ?? t('company.contact.website') };
  };
  const mails = [
    { value: requests?.emailForContact, note: t('edit.company.mailForContact') },
    { value: requests?.emailForQuote, note: t('edit.company.mailForQuote') },
  ];
  const directed: readonly (Row & { readonly onPhones?: true })[] = [
    ...mails.flatMap(({ value, note }) =>
      value ? [{ icon: 'mail' as const, href: mailLink(value), shown: value, note }] : [],
    ),
    ...(requests?.phoneForSms
      ? [
          {
            icon: 'chat' as const,
            href: phonePath(lang, company),
            shown: requests.phoneForSms,
            note: t('company.contact.sms'),
            onPhones: true as const,
          },
        ]
      : []),
  ];
  const town = place.city?.name ?? place.unknownCity;
  const address: ReactNode[] = [
    [place.address, place.district, place.subCity].filter(Boolean).join(', '),
    [place.addressPostal, place.zip, town, countryName].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <section className="card pad" aria-labelledby="contact">
      <h2 id="contact">{t('company.contact.title')}</h2>
      <ul className="contact">
        {[...coordinates.map(rowOf), ...directed].map(({ icon, href, shown, note, phone, ...more }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked numbers may read alike, and the list never changes
          <li key={index} className={'onPhones' in more ? 'on-phones' : undefined}>
            <Icon name={icon} />
            <span>
              {phone !== undefined ? (
                <PhoneLink company={company} masked={shown} label={shown} index={phone} />
              ) : href ? (
                <a href={href} rel={/^(http|\/)/.test(href) ? 'nofollow noopener ugc' : undefined}>
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
            {landmark && (
              <small>
                {t('company.contact.landmark', { landmark: '' })}
                <Written text={landmark} />
              </small>
            )}
          </address>
        </li>
      </ul>
      {coordinates.length + directed.length === 0 && <p className="small muted">{t('company.contact.none')}</p>}
      <Freshness of={company.content.freshness.coordinates ?? company.content.freshness.place} />
    </section>
  );
};
