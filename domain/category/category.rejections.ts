import { type Rejections, refusals } from '../rejection.ts';

const categoryRejections = {
  'parent-unknown': 'invalid',
  'two-levels-only': 'invalid',
  'alias-taken': 'conflict',
} satisfies Rejections;

export const refuse = refusals('category', categoryRejections);
