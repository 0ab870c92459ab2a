import { type Rejections, refusals } from '../rejection.ts';

export const problemRejections = {
  'problem-unknown': 'not-found',
  'problem-too-many': 'conflict',
  'problem-says-nothing': 'invalid',
} satisfies Rejections;

export const refuse = refusals('moderation', problemRejections);
