export const jobContracts = [
  'permanent',
  'fixed_term',
  'temporary',
  'internship',
  'apprenticeship',
  'freelance',
] as const;
export const payPeriods = ['hour', 'day', 'month', 'year'] as const;

export type JobContract = (typeof jobContracts)[number];
