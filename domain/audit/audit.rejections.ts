import { type Rejections, refusals } from '../rejection.ts';

const auditRejections = {
  'contracts-none': 'invalid',
  'cursor-unknown': 'invalid',
  'export-too-large': 'invalid',
  'emails-none': 'invalid',
  'emails-too-many': 'invalid',
  'file-expired': 'not-found',
} satisfies Rejections;

export const refuse = refusals('audit', auditRejections);
