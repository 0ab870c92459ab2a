const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

// segmenting takes some microseconds a character, and most texts have no character of several parts
const plain = /^[\n\x20-\x7e\xa0-\u02ff\u2010-\u2026]*$/;

/** The number of characters that a person sees: an emoji, or a letter with its accents, is one. Stops at `limit`. */
export const graphemes = (text: string, limit: number): number => {
  if (plain.test(text)) return Math.min(text.length, limit);
  let count = 0;
  for (const _ of segmenter.segment(text)) if (++count === limit) break;
  return count;
};
