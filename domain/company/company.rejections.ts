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
  'edited-meanwhile': 'conflict',
  'phone-unreadable': 'invalid',
  'staff-only': 'forbidden',
  'photo-unknown': 'not-found',
  'too-many-visuals': 'invalid',
  'video-not-taken': 'invalid',
  'product-unknown': 'not-found',
  'too-many-products': 'invalid',
  'price-decimals': 'invalid',
  'crossed-out-not-above': 'invalid',
  'job-unknown': 'not-found',
  'job-over': 'invalid',
  'job-too-long': 'invalid',
  'too-many-jobs': 'invalid',
  'pay-reversed': 'invalid',
  'branch-of-itself': 'invalid',
  'root-unknown': 'not-found',
  'root-is-branch': 'invalid',
  'branch-has-branches': 'invalid',
} satisfies Rejections;

export const refuse = refusals('company', companyRejections);
