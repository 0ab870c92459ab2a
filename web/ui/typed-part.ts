/** A text without accents, a letter for a letter. */
export const plainLetters = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

const isSign = (letter: string | undefined): boolean => letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

/** Where `name` has what was typed, whatever the case and the accents: how many letters before it, and how many it is. */
export const typedPart = (name: string, typed: string): { readonly from: number; readonly to: number } | null => {
  const [where, what] = [plainLetters(name), plainLetters(typed.trim())];
  if (!what || [...name].join('').length !== where.length) return null;
  let at = where.indexOf(what);
  while (at > 0 && !isSign(where[at - 1])) at = where.indexOf(what, at + 1);
  return at >= 0 ? { from: at, to: at + what.length } : null;
};
