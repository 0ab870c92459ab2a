import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Language } from '#domain/language.ts';
import { siteKinds } from '#domain/profile/profile.choices.ts';
import { intl, translate } from '#locales/messages.ts';
import type { CvLink } from './cv/cv.ts';
import type { PublicProfile } from './shown-profile.ts';

const readable = (value: string): string =>
  (value.startsWith('+') && parsePhoneNumberFromString(value)?.formatInternational()) || value;

const shownUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

const placeOf = ({ whereabouts }: PublicProfile, lang: Language): readonly string[] => {
  const { country, city, subCity, district, address, zipcode } = whereabouts ?? {};
  const named = country && (intl[lang].formatDisplayName(country, { type: 'region' }) ?? country);
  return [joined([address, zipcode]), joined([district, subCity, city, named])];
};

/** Returns the address and contacts of a person: place, phones, WhatsApp, email, websites. */
export const cvContact = (profile: PublicProfile, lang: Language): readonly CvLink[] => {
  const { coordinates, email } = profile;
  const { gsm, whatsapp } = coordinates ?? {};
  const word = (kind: string) => translate(lang, `profile.${kind}`);
  const both = gsm && gsm.value === whatsapp?.value;
  const phones = (['gsm', 'tel', 'fax'] as const).flatMap((kind): CvLink[] => {
    const phone = coordinates?.[kind];
    const label = kind === 'gsm' && both ? joined([word('gsm'), word('whatsapp')]) : word(kind);
    return phone ? [{ label, shown: readable(phone.value), url: `tel:${phone.value.replace(/[^\d+]/g, '')}` }] : [];
  });
  return [
    ...placeOf(profile, lang)
      .filter(Boolean)
      .map((shown) => ({ label: '', shown, url: null })),
    ...phones,
    ...(whatsapp && !both
      ? [
          {
            label: word('whatsapp'),
            shown: readable(whatsapp.value),
            url: `https://wa.me/${whatsapp.value.replace(/\D/g, '')}`,
          },
        ]
      : []),
    ...(email ? [{ label: '', shown: email, url: `mailto:${email}` }] : []),
    ...siteKinds.flatMap((kind): CvLink[] => {
      const url = coordinates?.[kind];
      return url ? [{ label: kind === 'website' ? '' : word(kind), shown: shownUrl(url), url }] : [];
    }),
  ];
};
