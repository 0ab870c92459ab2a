import type { Planning } from '#domain/company/company.events.ts';
import type { Told } from './fill.ts';

const category = (
  categoryId: string,
  parentId: string | null,
  names: { fr: string; en: string },
  fr: string[] = [],
  en: string[] = [],
): Told => ({ type: 'CategoryDefined', data: { categoryId, parentId, names, synonyms: { fr, en }, aliases: [] } });

const city = (country: string, cityId: number, name: string, alternateNames: string[] = []): Told => ({
  type: 'CityListed',
  data: { country, cityId, name, alternateNames, population: 1_000_000 },
});

export const reference: readonly Told[] = [
  category('health', null, { fr: 'Santé', en: 'Health' }),
  category('health-pharmacy', 'health', { fr: 'Pharmacie', en: 'Pharmacy' }, ['officine'], ['chemist']),
  category('automotive', null, { fr: 'Automobile', en: 'Automotive' }),
  category(
    'automotive-repair',
    'automotive',
    { fr: 'Garage automobile', en: 'Car repair' },
    ['garage', 'mécanicien'],
    ['mechanic', 'garage'],
  ),
  category('beauty', null, { fr: 'Beauté', en: 'Beauty' }),
  category(
    'beauty-hairdresser',
    'beauty',
    { fr: 'Salon de coiffure', en: 'Hairdresser' },
    ['coiffeur', 'coiffeuse'],
    ['hair salon'],
  ),
  category('food', null, { fr: 'Restauration', en: 'Food' }),
  category('food-bakery', 'food', { fr: 'Boulangerie', en: 'Bakery' }, ['pain'], ['bread']),
  { type: 'CountryListed', data: { country: 'CI', names: { fr: 'Côte d’Ivoire', en: 'Ivory Coast' } } },
  { type: 'CountryListed', data: { country: 'KE', names: { fr: 'Kenya', en: 'Kenya' } } },
  { type: 'CountryListed', data: { country: 'EG', names: { fr: 'Égypte', en: 'Egypt' } } },
  city('CI', 1, 'Abidjan', ['Abijan']),
  city('CI', 2, 'Bouaké'),
  city('KE', 3, 'Nairobi'),
  city('EG', 4, 'Cairo', ['Le Caire', 'القاهرة']),
];

const hours = (from: number, to: number, days = 7): Planning => ({
  title: null,
  timeZone: 'Africa/Abidjan',
  startingDate: null,
  endDate: null,
  week: Array.from({ length: 7 }, (_, day) => (day < days ? [{ openingMin: from * 60, closingMin: to * 60 }] : [])),
  holidays: [],
});

const shut = { title: null, intervals: [], publicHoliday: null };

/** Closed at Christmas, in the evening only from the 28th to the 30th, and not at all on the 29th. */
const endOfYear = (usual: Planning): readonly Planning[] => [
  {
    ...usual,
    holidays: [
      { ...shut, from: '2026-12-25', to: '2026-12-25', publicHoliday: { fr: 'Noël', en: 'Christmas Day' } },
      { ...shut, from: '2026-12-29', to: '2026-12-29' },
    ],
  },
  { ...hours(18, 23), startingDate: '2026-12-28', endDate: '2026-12-30' },
];

const cities: Readonly<Record<number, { country: string; name: string; lat: number; lng: number }>> = {
  1: { country: 'CI', name: 'Abidjan', lat: 5.35, lng: -4.0 },
  2: { country: 'CI', name: 'Bouaké', lat: 7.69, lng: -5.03 },
  3: { country: 'KE', name: 'Nairobi', lat: -1.29, lng: 36.82 },
  4: { country: 'EG', name: 'Cairo', lat: 30.04, lng: 31.24 },
};

type Given = {
  readonly district?: string;
  readonly landmark?: { readonly fr?: string; readonly en?: string };
  readonly size?: string;
  /** Hours of the day, on so many days from Monday on; all seven without. */
  readonly open?: readonly [from: number, to: number, days?: number];
  /** Its last week of the year is not as usual. */
  readonly endOfYear?: boolean;
  readonly whatsapp?: string;
  readonly description?: { readonly fr?: string; readonly en?: string };
  readonly isPublic?: boolean;
};

let at = 0;

/** What is told of a company that registers, is approved and goes online. */
export const company = (
  companyId: number,
  name: string,
  cityId: number,
  categoryId: string,
  given: Given = {},
): Told[] => {
  const { country = '', name: cityName = '', lat = 0, lng = 0 } = cities[cityId] ?? {};
  const place = {
    country,
    city: { id: cityId, name: cityName },
    unknownCity: null,
    subCity: null,
    district: given.district ?? null,
    address: null,
    addressPostal: null,
    zip: null,
    landmark: given.landmark ?? null,
    lat: lat + companyId / 1000,
    lng,
  };
  const { open, whatsapp, description, size = 'unknown', isPublic = true } = given;
  const planned = given.endOfYear ? endOfYear : (usual: Planning) => [usual];
  const registered = {
    companyId,
    name,
    shortName: null,
    slug: `c-${companyId}`,
    category: categoryId,
    place,
    size,
    source: null,
    demo: true,
  };
  at += 1000;
  return [
    { type: 'CompanyRegistered', data: registered, at: new Date(Date.UTC(2026, 0, 1) + at).toISOString() },
    ...(open ? [{ type: 'OpeningHoursPlanned', data: { companyId, plannings: planned(hours(...open)) } }] : []),
    ...(description ? [{ type: 'CompanyDescribed', data: { companyId, description } }] : []),
    ...(whatsapp
      ? [
          {
            type: 'CompanyCoordinatesListed',
            data: {
              companyId,
              coordinates: [{ type: 'whatsapp', value: whatsapp, raw: whatsapp, public: true }],
              whatsappInitialText: null,
            },
          },
        ]
      : []),
    { type: 'CompanyApproved', data: { companyId } },
    ...(isPublic ? [{ type: 'CompanyPutOnline', data: { companyId } }] : []),
  ];
};

const offer = (companyId: number, productId: number): Told => ({
  type: 'ProductOffered',
  data: { companyId, productId, name: 'Vidange', price: null },
});
const hire = (companyId: number, jobId: number, validThrough: string): Told => ({
  type: 'JobOffered',
  data: { companyId, jobId, title: 'Vendeuse', validThrough },
});

const published = (companyId: number, ...scores: (number | null)[]): Told[] =>
  scores.map((score) => ({ type: 'ReviewPublished', data: { companyId, score, ground: 'moderator' } }));
const hidden = (companyId: number, score: number): Told => ({
  type: 'ReviewHidden',
  data: { companyId, hides: { score }, reason: 'author_blacklisted' },
});

/** A directory small enough to know by heart. */
export const smallDirectory: readonly Told[] = [
  ...reference,
  ...company(1, 'Pharmacie de la Paix', 1, 'health-pharmacy', {
    district: 'Cocody',
    open: [8, 20],
    whatsapp: '+2250700000001',
  }),
  ...company(2, 'Pharmacie du Grand Marché', 2, 'health-pharmacy', { open: [8, 12, 5] }),
  ...company(3, 'Uhuru Chemists', 3, 'health-pharmacy', { size: 'small' }),
  ...company(4, 'Garage Konaté & Fils', 1, 'automotive-repair', {
    district: 'Yopougon',
    landmark: { fr: 'derrière la station Total', en: 'behind the Total station' },
  }),
  ...company(5, 'Westlands Auto Works', 3, 'automotive-repair', {
    district: 'Westlands',
    open: [7, 19],
    endOfYear: true,
  }),
  ...company(6, 'L’Œil de Beauté', 1, 'beauty-hairdresser', { district: 'Cocody', open: [0, 24] }),
  ...company(7, 'Salon Amina', 3, 'beauty-hairdresser'),
  ...company(8, 'Boulangerie Wend Konta', 2, 'food-bakery', {
    description: { fr: 'Pain et croissants au feu de bois', en: 'Wood-fired bread' },
  }),
  ...company(9, 'صيدلية النيل', 4, 'health-pharmacy'),
  ...company(10, 'Quincaillerie Moderne', 1, 'automotive', { size: 'medium' }),
  ...company(11, 'Pharmacie Secrète', 1, 'health-pharmacy', { isPublic: false }),
  ...[offer(4, 1), offer(4, 2), offer(5, 3), offer(5, 4), offer(6, 5)],
  { type: 'ProductWithdrawn', data: { companyId: 4, productId: 1 } },
  ...[3, 4].map((productId) => ({ type: 'ProductWithdrawn', data: { companyId: 5, productId } })),
  ...[hire(1, 1, '2026-03-02'), hire(1, 2, '2026-02-01'), hire(3, 3, '2026-03-01'), hire(6, 4, '2026-02-01')],
  { type: 'JobExtended', data: { companyId: 3, jobId: 3, validThrough: '2026-03-05' } },
  ...[hire(5, 5, '2026-12-31'), { type: 'JobClosed', data: { companyId: 5, jobId: 5 } }],
  ...published(3, null),
  ...published(5, 5, 5, 4, 5, 5, 4, 5, 5, 1),
  hidden(5, 1),
  ...published(6, 5),
  hidden(6, 5),
  ...published(7, 5),
  ...published(10, 3, 3, 2, 3, 2, 3, 3, 3, 3),
  ...Array.from({ length: 25 }, (_, i) =>
    company(100 + i, `Atelier Numéro ${i + 1}`, 1, 'automotive-repair', { district: 'Adjamé' }),
  ).flat(),
];
