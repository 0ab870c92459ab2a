import type { coordinateTypes } from '#domain/company/company.events.ts';
import type { FormField } from '../edit/form-values.ts';
import type { MessageId } from '../page/intl.ts';

export const nameFields: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'account.company.name', max: 200, autoComplete: 'organization', required: true },
  { kind: 'text', name: 'shortName', label: 'privacy.word.shortName', hint: 'edit.company.shortName.hint', max: 100 },
];

export const placeFields: readonly FormField[] = [
  { kind: 'pick', name: 'place-country', label: 'profile.country', from: 'countries', required: true },
  {
    kind: 'text',
    name: 'place-city',
    label: 'profile.city',
    max: 200,
    suggest: '/ajax/city-choice',
    clearable: true,
    within: 'country=place-country',
    identifies: 'place-cityId',
  },
  { kind: 'hidden', name: 'place-cityId', label: 'profile.city' },
  {
    kind: 'text',
    name: 'place-subCity',
    label: 'profile.subCity',
    max: 200,
    suggest: '/ajax/subcity-choice',
    clearable: true,
    within: 'country=place-country&city=place-city',
  },
  {
    kind: 'text',
    name: 'place-district',
    label: 'profile.district',
    max: 200,
    suggest: '/ajax/district-choice',
    clearable: true,
    within: 'country=place-country&city=place-city&subcity=place-subCity',
  },
  { kind: 'text', name: 'place-address', label: 'profile.address', max: 500 },
  { kind: 'text', name: 'place-landmark-fr', label: 'edit.company.landmark.fr', max: 300, lang: 'fr', omit: true },
  { kind: 'text', name: 'place-landmark-en', label: 'edit.company.landmark.en', max: 300, lang: 'en', omit: true },
  { kind: 'text', name: 'place-addressPostal', label: 'edit.company.postBox', max: 200 },
  { kind: 'text', name: 'place-zip', label: 'edit.company.zip', max: 20 },
];

export const pinFields: readonly FormField[] = [
  { kind: 'number', name: 'place-lat', label: 'privacy.word.lat' },
  { kind: 'number', name: 'place-lng', label: 'privacy.word.lng' },
];

type CoordinateType = (typeof coordinateTypes)[number];

const rows = (kind: CoordinateType, label: MessageId, type: 'tel' | 'email' | 'url', blanks: number): FormField => ({
  kind: 'rows',
  name: `coordinates-${kind}`,
  label,
  type,
  ...(type === 'tel' && { country: 'place-country' }),
  blanks,
  max: 500,
});

export const phoneFields: readonly FormField[] = [
  rows('gsm', 'profile.gsm', 'tel', 3),
  rows('tel', 'profile.tel', 'tel', 3),
  rows('whatsapp', 'profile.whatsapp', 'tel', 2),
  {
    kind: 'text',
    name: 'whatsappInitialText',
    label: 'edit.company.greeting',
    hint: 'edit.company.greeting.hint',
    max: 500,
  },
  rows('fax', 'profile.fax', 'tel', 1),
  rows('email', 'account.email', 'email', 2),
];

export const requestFields: readonly FormField[] = [
  {
    kind: 'text',
    name: 'requests-emailForContact',
    label: 'edit.company.mailForContact',
    hint: 'edit.company.mailForContact.hint',
    type: 'email',
    max: 254,
  },
  {
    kind: 'text',
    name: 'requests-emailForQuote',
    label: 'edit.company.mailForQuote',
    hint: 'edit.company.mailForQuote.hint',
    type: 'email',
    max: 254,
  },
  {
    kind: 'text',
    name: 'requests-phoneForSms',
    label: 'edit.company.phoneForSms',
    hint: 'edit.company.phoneForSms.hint',
    type: 'tel',
    max: 60,
  },
];

export const siteFields: readonly FormField[] = [
  rows('website', 'profile.website', 'url', 1),
  rows('facebook', 'profile.facebook', 'url', 1),
  rows('instagram', 'profile.instagram', 'url', 1),
  rows('linkedin', 'profile.linkedin', 'url', 1),
  rows('tiktok', 'profile.tiktok', 'url', 1),
  rows('twitter', 'profile.twitter', 'url', 1),
  rows('jumia', 'profile.jumia', 'url', 1),
];

export const coordinatesFields = [
  ...nameFields,
  ...phoneFields,
  ...requestFields,
  ...placeFields,
  ...pinFields,
  ...siteFields,
];
