/** What staff find wrong with a phone number when they dial it. Codes are stored: they never change. */
export const numberProblemCodes = [
  'SDV',
  'SOQP',
  'NA',
  'ED',
  'HS',
  'inaccessible',
  'NEP',
  'LR',
  'NC',
  'NSP',
  'other',
] as const;
export type NumberProblemCode = (typeof numberProblemCodes)[number];
