import { refuse } from './account.rejections.ts';
import { lengthOf, passwordRules } from './password-rules.ts';

/** In characters. A password of this length is enough for staff without a second factor. */
const staffMinLength = 15;

/** In characters. What is left of a password without its guessable words must be at least this long. */
const leastOwn = 8;
/** In characters. Shorter words are not taken out. */
const shortestWord = 3;

const product = ['sokoni', 'annuaire', 'directory', 'marche'];

export const isLong = (password: string): boolean => lengthOf(password) >= staffMinLength;

/** The minimum length of a password, in characters: longer for staff without a second factor. */
export const shortestFor = (
  who: { readonly staff: boolean; readonly secondFactor: boolean },
  shortest: number,
): number => (who.staff && !who.secondFactor ? Math.max(staffMinLength, shortest) : shortest);

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a password is little more than words of the product, or of the person's names and address. */
const isGuessable = (password: string, own: readonly string[]): boolean => {
  const words = [...product, ...own.flatMap((word) => folded(word).split(/[^\p{L}]+/u))]
    .filter((word) => word.length >= shortestWord)
    .toSorted((a, b) => b.length - a.length);
  const whole = folded(password);
  const left = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return left !== whole && left.length < leastOwn;
};

type PasswordRules = {
  readonly shortest: number;
  readonly isCommon: (password: string) => boolean;
  /** The names and the address of the person who chooses the password. */
  readonly own: readonly string[];
};

/**
 * Throws a `Rejection` for a password that is too short or too long (in characters), lacks a capital letter or a digit,
 * is one that many people use, or is little more than the person's own names or address.
 */
export const checkPassword = (password: string, { shortest, isCommon, own }: PasswordRules): void => {
  const broken = passwordRules(shortest).find(({ isMet }) => !isMet(password));
  if (broken) throw refuse(`password-${broken.name}`, broken.values, '/password');
  if (isCommon(password)) throw refuse('password-common', {}, '/password');
  if (isGuessable(password, own)) throw refuse('password-guessable', {}, '/password');
};
