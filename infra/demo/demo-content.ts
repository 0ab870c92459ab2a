import type { Currency } from '#domain/money.ts';
import { decimalsOf } from '#domain/money.ts';
import { type ContentTrade, contentTrades } from './content-trades.ts';
import { demoRows } from './demo-rows.ts';
import { demoCountries } from './demo-towns.ts';
import { type Random, random } from './random.ts';

export type ContentCompany = {
  /** The key that its number was reserved under. */
  readonly key: string;
  readonly name: string;
  readonly district: string;
  readonly country: string;
  readonly category: string;
  readonly speaks: 'fr' | 'en';
  readonly trade: ContentTrade;
  readonly draw: Random;
};

/** Companies of a country that show something, by trade; a bank has branches. */
const eachTrade = (category: string): number => (category === 'amenity/bank' ? 4 : 1);

/** Every so many francs a unit: enough for prices that look like those of the country. */
const money: Readonly<Record<string, readonly [currency: Currency, francs: number, roundTo: number]>> = {
  CI: ['XOF', 1, 5],
  SN: ['XOF', 1, 5],
  BJ: ['XOF', 1, 5],
  TG: ['XOF', 1, 5],
  BF: ['XOF', 1, 5],
  ML: ['XOF', 1, 5],
  CM: ['XAF', 1, 5],
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

/** The first companies of each country in the trades that have something to show. */
export const contentCompanies = (): readonly ContentCompany[] => {
  const speaks = new Map(demoCountries.map(({ code, speaks: language }) => [code, language]));
  const found = new Map<string, number>();
  return [...demoRows()].flatMap(({ cells }, index) => {
    const [country = '', category = ''] = [cells.get('country'), cells.get('category')];
    const trade = contentTrades.get(category);
    const key = `${country} ${category}`;
    const before = found.get(key) ?? 0;
    const first = cells.get('id') === 'CI-1';
    if (!trade || (before >= eachTrade(category) && !first)) return [];
    found.set(key, before + 1);
    return {
      key: `demo:${cells.get('id')}`,
      name: cells.get('name') ?? '',
      district: cells.get('district') ?? '',
      country,
      category,
      speaks: speaks.get(country) ?? 'fr',
      trade,
      draw: random(index + 1),
    };
  });
};
