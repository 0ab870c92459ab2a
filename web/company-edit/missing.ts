import type { CompanyToEdit } from '#read-api/company/company-to-edit.ts';
import type { MessageId } from '../page/intl.ts';
import type { CompanyPart } from './company-frame.tsx';

/** A company's page, and how many photos it has, those that wait included. */
type Filled = CompanyToEdit & { readonly photos: number };

type Wanted = {
  readonly part: CompanyPart;
  /** The field that the link leads to. */
  readonly field: string;
  readonly label: MessageId;
  readonly isThere: (company: Filled) => boolean;
};

const lists =
  (...types: readonly string[]) =>
  ({ coordinates }: CompanyToEdit): boolean =>
    coordinates.some(({ type, public: isPublic }) => isPublic && types.includes(type));

/** What a visitor looks for on a page, what helps most first. */
const wanted: readonly Wanted[] = [
  {
    part: 'coordinates',
    field: 'coordinates-gsm',
    label: 'edit.missing.phone',
    isThere: lists('tel', 'gsm', 'whatsapp'),
  },
  {
    part: 'planning',
    field: 'week-0',
    label: 'company.hours.title',
    isThere: ({ plannings }) => plannings.some(({ week }) => week.some((day) => day.length > 0)),
  },
  {
    part: 'coordinates',
    field: 'place-address',
    label: 'edit.missing.address',
    isThere: ({ place }) => Boolean(place.address ?? place.landmark),
  },
  {
    part: 'descriptions',
    field: 'description-fr',
    label: 'edit.company.description',
    isThere: ({ texts }) => Boolean(texts.description.fr ?? texts.description.en),
  },
  { part: 'photos', field: 'photos', label: 'company.media.title', isThere: ({ photos }) => photos > 0 },
  { part: 'coordinates', field: 'coordinates-whatsapp', label: 'profile.whatsapp', isThere: lists('whatsapp') },
  { part: 'coordinates', field: 'place-lat', label: 'edit.company.pin', isThere: ({ place }) => place.lat !== null },
  { part: 'coordinates', field: 'coordinates-email', label: 'account.email', isThere: lists('email') },
];

/** How much of what visitors look for is there, and what is missing, what helps most first. */
export const completeness = (company: Filled) => ({
  all: wanted.length,
  missing: wanted.filter(({ isThere }) => !isThere(company)).map(({ part, field, label }) => ({ part, field, label })),
});
