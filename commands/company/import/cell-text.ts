import type { Problem } from './problem.ts';

/** UTF-8 that was once read as Windows-1252 or Latin-1, as French (`Ã©`), Arabic (`Ø§Ù`) and typographic signs show it. */
const mojibake =
  /\uFFFD|[ÂÃ][\u0080-\u00BF]|Ã[€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]|â€|(?:[ØÙ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŸ]){2}/;

/** Whitespace of every kind as one space, in NFC: what a line of the catalogue is kept as. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Why a cell cannot be kept as a text of `max` characters; nothing when it can. */
export const textProblem = (text: string, max: number): Omit<Problem, 'column'> | undefined => {
  if (text.length > max) return { code: 'import.too-long', values: { length: text.length, max } };
  if (mojibake.test(text)) return { code: 'import.mojibake' };
  if (/\p{Cc}|\p{Cs}/u.test(text)) return { code: 'import.control-character' };
  return undefined;
};
