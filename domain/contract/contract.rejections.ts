import { type Rejections, refusals } from '../rejection.ts';

const contractRejections = {
  unknown: 'not-found',
  'company-unknown': 'invalid',
  'edited-meanwhile': 'conflict',
  'dates-reversed': 'invalid',
  'day-ahead': 'invalid',
  'end-not-later': 'invalid',
  'not-payable': 'invalid',
  'of-another': 'forbidden',
  'not-in-role': 'invalid',
  'item-unknown': 'not-found',
  'option-unknown': 'not-found',
  'number-differs': 'invalid',
  'ended-already': 'conflict',
  'end-outside': 'invalid',
  'attachment-unknown': 'not-found',
  'attachments-full': 'conflict',
  'figures-reversed': 'invalid',
  'no-renewal-asked': 'conflict',
  'too-much': 'conflict',
  'too-many-views': 'conflict',
  'view-unknown': 'not-found',
  'view-name-taken': 'conflict',
} satisfies Rejections;

export const refuse = refusals('contract', contractRejections);
