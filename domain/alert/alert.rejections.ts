import { type Rejections, refusals } from '../rejection.ts';

const alertRejections = {
  'nothing-asked': 'invalid',
  'too-many': 'conflict',
} satisfies Rejections;

export const refuse = refusals('alert', alertRejections);
