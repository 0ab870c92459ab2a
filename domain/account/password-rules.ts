/** In characters. A longer password is refused, not cut. */
const maxPasswordLength = 128;

/** The length in characters of the NFC form, in which most letters with an accent are one character. */
export const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/** What can be told of a password from its characters alone; the browser shows these rules while one is typed. */
export type PasswordRule = {
  readonly name: 'too-short' | 'too-long' | 'no-capital' | 'no-digit';
  /** The limit in characters of the rules about length. */
  readonly values: { readonly limit?: number };
  readonly isMet: (password: string) => boolean;
};

/** The rules for a new password of at least `shortest` characters, in the order in which they are checked. */
export const passwordRules = (shortest: number): readonly PasswordRule[] => [
  { name: 'too-short', values: { limit: shortest }, isMet: (password) => lengthOf(password) >= shortest },
  {
    name: 'too-long',
    values: { limit: maxPasswordLength },
    isMet: (password) => lengthOf(password) <= maxPasswordLength,
  },
  { name: 'no-capital', values: {}, isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'no-digit', values: {}, isMet: (password) => /\p{Nd}/u.test(password) },
];
