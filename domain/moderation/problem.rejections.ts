import { type Rejections, refusals } from '../rejection.ts';

const problemRejections = {
  'problem-unknown': 'not-found',
  'problem-says-nothing': 'invalid',
  'number-unknown': 'invalid',
  'right-number-unreadable': 'invalid',
  'pin-unreadable': 'invalid',
  'moderators-only': 'forbidden',
  'too-many-pictures': 'invalid',
  'picture-too-heavy': 'invalid',
  'not-a-picture': 'invalid',
  'picture-unknown': 'not-found',
  'request-unknown': 'not-found',
  'request-waits': 'conflict',
  'too-many-notes': 'invalid',
} satisfies Rejections;

export const refuse = refusals('moderation', problemRejections);
