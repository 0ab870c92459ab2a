import type { Currency } from '#domain/money.ts';
import { decimalsOf } from '#domain/money.ts';
import { type ContentTrade, contentTrades } from './content-trades.ts';
import { demoRows } from './demo-rows.ts';
import { demoCountries } from './demo-towns.ts';
import { type Random, random } from './random.ts';

export type ContentCompany = {
  /** The key that its number was reserved under. */
  readonly key: string;
  /** Its place among the rows of the demo, from 0. */
  readonly row: number;
  readonly name: string;
  readonly district: string;
  readonly country: string;
  readonly category: string;
  readonly speaks: 'fr' | 'en';
  readonly trade: ContentTrade;
  /** The first of its trade in its country: it shows all that its trade can show. */
  readonly first: boolean;
  readonly draw: Random;
  /** The same company with its draws at their beginning. */
  again(): ContentCompany;
};

/** Every so many francs a unit: enough for prices that look like those of the country. */
const money: Readonly<Record<string, readonly [currency: Currency, francs: number, roundTo: number]>> = {
  CI: ['XOF', 1, 50],
  SN: ['XOF', 1, 50],
  BJ: ['XOF', 1, 50],
  TG: ['XOF', 1, 50],
  BF: ['XOF', 1, 50],
  ML: ['XOF', 1, 50],
  CM: ['XAF', 1, 50],
  MA: ['MAD', 60, 1],
  RW: ['RWF', 0.42, 100],
  KE: ['KES', 4.7, 10],
  NG: ['NGN', 0.4, 50],
  GH: ['GHS', 50, 1],
  TZ: ['TZS', 0.24, 100],
  ZA: ['ZAR', 33, 1],
};

/** An amount of francs in the money of the country, rounded as shops round. */
export const priceIn = (country: string, francs: number): { readonly amount: number; readonly currency: Currency } => {
  const [currency, rate, roundTo] = money[country] ?? ['USD', 600, 1];
  const amount = Math.max(roundTo, Math.round(francs / rate / roundTo) * roundTo);
  return { amount: Number(amount.toFixed(decimalsOf(currency))), currency };
};

/** Every company of the demo, with what its trade has to show. */
export const contentCompanies = (): readonly ContentCompany[] => {
  const speaks = new Map(demoCountries.map(({ code, speaks: language }) => [code, language]));
  const seen = new Set<string>();
  return [...demoRows()].map(({ cells }, row) => {
    const [country = '', category = ''] = [cells.get('country'), cells.get('category')];
    const trade = contentTrades.get(category);
    if (!trade) throw new Error(`The demo has nothing to show for ${category}`);
    const known = {
      key: `demo:${cells.get('id')}`,
      row,
      name: cells.get('name') ?? '',
      district: cells.get('district') ?? '',
      country,
      category,
      speaks: speaks.get(country) ?? 'fr',
      trade,
      // the demo's manager has a page worth managing
      first: !seen.has(`${country} ${category}`) || row === 0,
    };
    seen.add(`${country} ${category}`);
    const again = (): ContentCompany => ({ ...known, draw: random(row + 1), again });
    return again();
  });
};
