import { dictionary } from '@zxcvbn-ts/language-common';

let commonPasswords: ReadonlySet<string> | undefined;

/** Whether a password is in a list of the 50,000 most common ones; upper and lower case are the same. */
export const isCommonPassword = (password: string): boolean => {
  commonPasswords ??= new Set(dictionary['passwords-common']);
  return commonPasswords.has(password.toLowerCase());
};
