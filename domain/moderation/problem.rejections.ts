import { type Rejections, refusals } from '../rejection.ts';

export const problemRejections = {
  'problem-unknown': 'not-found',
  'problem-says-nothing': 'invalid',
} satisfies Rejections;

export const refuse = refusals('moderation', problemRejections);
