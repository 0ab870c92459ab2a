import { refuse } from './account.rejections.ts';

/** Longer ones are refused rather than cut short. */
const maxPasswordLength = 128;

/** Characters from which a password alone is enough for the platform's own people. */
const staffMinLength = 15;

/** What is left of a password without words that anyone would try first has to be as long as this. */
const leastOwn = 8;
const shortestWord = 3;

const product = ['sokoni', 'annuaire', 'directory', 'marche'];

/** Characters as people count them. */
const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

export const isLong = (password: string): boolean => lengthOf(password) >= staffMinLength;

/** How long a password has to be: longer for staff, unless a second factor stands beside it. */
export const shortestFor = (
  who: { readonly staff: boolean; readonly secondFactor: boolean },
  shortest: number,
): number => (who.staff && !who.secondFactor ? Math.max(staffMinLength, shortest) : shortest);

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a password is little more than words of the product and of the person: their names and address. */
const isGuessable = (password: string, own: readonly string[]): boolean => {
  const words = [...product, ...own.flatMap((word) => folded(word).split(/[^\p{L}]+/u))]
    .filter((word) => word.length >= shortestWord)
    .toSorted((a, b) => b.length - a.length);
  const whole = folded(password);
  const left = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return left !== whole && left.length < leastOwn;
};

type Known = {
  readonly shortest: number;
  readonly isCommon: (password: string) => boolean;
  /** Names and addresses of whoever chooses it. */
  readonly own: readonly string[];
};

/**
 * Throws a `Rejection` for a password that is too short (in characters), lacks a capital or a digit, is one that many
 * people use, or is little more than the name of who chooses it.
 */
export const checkPassword = (password: string, { shortest, isCommon, own }: Known): void => {
  const length = lengthOf(password);
  if (length < shortest) throw refuse('password-too-short', { limit: shortest }, '/password');
  if (length > maxPasswordLength) throw refuse('password-too-long', { limit: maxPasswordLength }, '/password');
  if (!/\p{Lu}/u.test(password)) throw refuse('password-no-capital', {}, '/password');
  if (!/\p{Nd}/u.test(password)) throw refuse('password-no-digit', {}, '/password');
  if (isCommon(password)) throw refuse('password-common', {}, '/password');
  if (isGuessable(password, own)) throw refuse('password-guessable', {}, '/password');
};
