import { type Rejections, refusals } from '../rejection.ts';

const erasureRejections = {
  'not-requested': 'conflict',
  'too-late': 'conflict',
  'not-due': 'conflict',
} satisfies Rejections;

export const refuse = refusals('privacy', erasureRejections);
