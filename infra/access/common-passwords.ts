import { dictionary } from '@zxcvbn-ts/language-common';

let known: ReadonlySet<string> | undefined;

/** Whether a password is among those that are tried first: a list of 50,000, in any case. */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password.toLowerCase());
};
