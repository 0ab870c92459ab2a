import { type Rejections, refusals } from '../rejection.ts';

export const companyRejections = {
  unknown: 'not-found',
  'country-unknown': 'invalid',
  'city-unknown': 'invalid',
  'category-unknown': 'invalid',
  'subcategory-required': 'invalid',
  'category-needs-request': 'conflict',
  'hours-overlap': 'invalid',
  'dates-reversed': 'invalid',
  'time-zone-unknown': 'invalid',
  'staff-only': 'forbidden',
} satisfies Rejections;

export const refuse = refusals('company', companyRejections);
