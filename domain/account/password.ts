import { refuse } from './account.rejections.ts';

/** Longer ones are refused rather than cut short. */
const longest = 128;

/**
 * Throws a `Rejection` for a password that is too short (in characters), lacks a capital or a digit, or is one that
 * many people use.
 */
export const checkPassword = (password: string, shortest: number, isCommon: (password: string) => boolean): void => {
  const { length } = [...password.normalize('NFC')];
  if (length < shortest) throw refuse('password-too-short', { limit: shortest }, '/password');
  if (length > longest) throw refuse('password-too-long', { limit: longest }, '/password');
  if (!/\p{Lu}/u.test(password)) throw refuse('password-no-capital', {}, '/password');
  if (!/\p{Nd}/u.test(password)) throw refuse('password-no-digit', {}, '/password');
  if (isCommon(password)) throw refuse('password-common', {}, '/password');
};
