import { type Rejections, refusals } from '../rejection.ts';

const mediaRejections = {
  unknown: 'not-found',
  'not-a-photo': 'invalid',
  'too-heavy': 'invalid',
  'too-many-pixels': 'invalid',
  'too-small': 'invalid',
  'not-portrait': 'invalid',
  'not-at-facebook': 'invalid',
  'picture-unreachable': 'invalid',
  broken: 'invalid',
  busy: 'conflict',
} satisfies Rejections;

export const refuse = refusals('media', mediaRejections);
