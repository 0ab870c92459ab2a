const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** How many characters a person sees: an emoji or a letter with its accents is one. */
export const graphemes = (text: string): number => [...segmenter.segment(text)].length;
