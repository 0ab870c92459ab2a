import { type Rejections, refusals } from '../rejection.ts';

const placeRejections = {
  'country-unlisted': 'not-found',
  'city-unlisted': 'invalid',
  'sub-city-unlisted': 'invalid',
} satisfies Rejections;

export const refuse = refusals('place', placeRejections);
