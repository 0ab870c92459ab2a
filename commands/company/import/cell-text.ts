import type { Problem } from './problem.ts';

/** UTF-8 that was read as Windows-1252 or Latin-1: of French (`Ã©`), of Arabic (`Ø§Ù`) and of typographic signs. */
const mojibake =
  /\uFFFD|[ÂÃ][\u0080-\u00BF]|Ã[€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]|â€|(?:[ØÙ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]){2}/;

/** The text in NFC, trimmed, with one space for any whitespace: the form in which lines are stored. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Why a cell cannot be stored as a text of at most `max` characters; undefined when it can. */
export const textProblem = (text: string, max: number): Omit<Problem, 'column'> | undefined => {
  if (text.length > max) return { code: 'import.too-long', values: { length: text.length, max } };
  if (mojibake.test(text)) return { code: 'import.mojibake' };
  if (/\p{Cc}|\p{Cs}/u.test(text)) return { code: 'import.control-character' };
  return undefined;
};
