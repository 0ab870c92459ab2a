import { type Rejections, refusals } from '../rejection.ts';

const moderationRejections = {
  unknown: 'not-found',
  'target-unknown': 'not-found',
  'reported-today': 'conflict',
  'already-decided': 'conflict',
  'staff-only': 'forbidden',
  'batch-unknown': 'not-found',
  'batch-unfinished': 'conflict',
  'reason-needed': 'invalid',
} satisfies Rejections;

export const refuse = refusals('moderation', moderationRejections);
