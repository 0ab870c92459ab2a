import { z } from 'zod';

/** The currencies of amounts. An amount is never converted into another currency. */
export const currencies = [
  'XOF',
  'XAF',
  'NGN',
  'GHS',
  'KES',
  'MAD',
  'TND',
  'DZD',
  'EGP',
  'ZAR',
  'CDF',
  'GNF',
  'RWF',
  'UGX',
  'TZS',
  'ETB',
  'EUR',
  'USD',
] as const;

export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

const withoutDecimals: readonly Currency[] = ['XOF', 'XAF', 'GNF', 'RWF', 'UGX'];

/** The number of decimals of a currency, as in ISO 4217. */
export const decimalsOf = (of: Currency): number => (of === 'TND' ? 3 : withoutDecimals.includes(of) ? 0 : 2);

/** Whether the amount has no more decimals than its currency. */
export const isPayable = (amount: number, of: Currency): boolean => Number(amount.toFixed(decimalsOf(of))) === amount;
