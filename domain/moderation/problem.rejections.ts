import { type Rejections, refusals } from '../rejection.ts';

export const problemRejections = {
  'problem-unknown': 'not-found',
  'problem-says-nothing': 'invalid',
  'number-unknown': 'invalid',
  'right-number-unreadable': 'invalid',
  'pin-unreadable': 'invalid',
  'moderators-only': 'forbidden',
} satisfies Rejections;

export const refuse = refusals('moderation', problemRejections);
