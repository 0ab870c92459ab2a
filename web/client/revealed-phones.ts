import { useSyncExternalStore } from 'react';

type Phones = readonly { readonly value: string }[];

/** The numbers that were shown on this page, by company. */
const revealed = new Map<number, Phones>();
const watchers = new Set<() => void>();

/** Brings the numbers of a company to the page, counted and limited; null when they do not come. */
export const revealPhones = async (company: number): Promise<Phones | null> => {
  const known = revealed.get(company);
  if (known) return known;
  const answer = await fetch(`/api/companies/${company}/phones`).catch(() => null);
  if (!answer?.ok) return null;
  const { phones } = (await answer.json()) as { readonly phones: Phones };
  revealed.set(company, phones);
  for (const tell of watchers) tell();
  // the other links of this company show it too
  dispatchEvent(new CustomEvent('sokoni:wake', { detail: { island: 'phone', id: String(company) } }));
  return phones;
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** The numbers of a company, once they were shown. */
export const useRevealedPhones = (company: number): Phones | undefined =>
  useSyncExternalStore(
    watch,
    () => revealed.get(company),
    () => undefined,
  );

/** The number in the groups of its mask: `+225 07 12 •• ••` and `+22507123456` make `+225 07 12 34 56`. */
export const unmask = (mask: string, value: string): string => {
  const digits = value.replace(/\D/g, '');
  if (mask.replace(/[^\d•]/g, '').length !== digits.length) return value;
  let at = 0;
  return mask.replace(/[\d•]/g, () => digits[at++] ?? '');
};
