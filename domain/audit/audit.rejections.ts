import { type Rejections, refusals } from '../rejection.ts';

export const auditRejections = {
  'cursor-unknown': 'invalid',
  'export-too-large': 'invalid',
} satisfies Rejections;

export const refuse = refusals('audit', auditRejections);
