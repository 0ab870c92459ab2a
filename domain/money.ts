import { z } from 'zod';

/** The currencies that amounts are told in; none is ever converted. */
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

/** By ISO 4217: francs have no cents. */
export const decimalsOf = (of: Currency): number => (of === 'TND' ? 3 : withoutDecimals.includes(of) ? 0 : 2);

/** Whether the currency has coins for the amount. */
export const isPayable = (amount: number, of: Currency): boolean => Number(amount.toFixed(decimalsOf(of))) === amount;
