/** Returns the width of a text in points. */
export type Measure = (text: string) => number;

export type Direction = 'ltr' | 'rtl';

const fromTheRight =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Adlam}]/u;

/** Whether a text has letters that are written from the right. */
export const hasFromTheRight = (text: string): boolean => fromTheRight.test(text);

/** Returns the direction of a text: that of its first letter. */
export const directionOf = (text: string): Direction => {
  const first = text.match(/\p{L}/u)?.[0];
  return first && fromTheRight.test(first) ? 'rtl' : 'ltr';
};

/** Returns the words of a line in visual order, from left to right: runs of the other direction are reversed. */
export const asSeen = (words: readonly string[], way: Direction): readonly string[] => {
  const runs: { own: boolean; words: string[] }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const neutral = !/[\p{L}\p{N}]/u.test(word);
    const own = neutral ? (last?.own ?? true) : fromTheRight.test(word) === (way === 'rtl');
    if (last?.own === own) last.words.push(word);
    else runs.push({ own, words: [word] });
  }
  const turned = runs.map((run) => (run.own === (way === 'rtl') ? run.words.toReversed() : run.words));
  return (way === 'rtl' ? turned.toReversed() : turned).flat();
};

/** Replaces what the font cannot write: emoji and invisible characters are removed, other letters become a box. */
export const writable = (text: string, has: (codePoint: number) => boolean): string =>
  [...text.toWellFormed().normalize('NFC')]
    .map((sign) => {
      if (sign === '\n' || sign === '\t') return sign;
      if (/\p{Cc}|\p{Cf}|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Variation_Selector}/u.test(sign)) return '';
      if (has(sign.codePointAt(0) ?? 0)) return sign;
      return /[\p{L}\p{N}]/u.test(sign) ? '□' : '';
    })
    .join('');

const signs = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Cuts a word that is wider than the line into pieces, e.g. a web address. */
const cut = (word: string, width: number, measure: Measure): string[] => {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let wide = 0;
  for (const { segment } of signs.segment(word)) {
    const more = measure(segment);
    if (piece && wide + more > width) {
      pieces.push(piece);
      [piece, wide] = ['', 0];
    }
    piece += segment;
    wide += more;
  }
  return [...pieces, piece];
};

/** Breaks a paragraph into lines of words, each at most `width` points wide. */
export const linesOf = (text: string, width: number, measure: Measure): readonly (readonly string[])[] => {
  const space = measure(' ');
  const lines: string[][] = [];
  let wide = Number.POSITIVE_INFINITY;
  for (const word of text.split(/[ \t\n]+/).flatMap((one) => (one ? cut(one, width, measure) : []))) {
    const more = measure(word);
    if (wide + space + more > width) {
      lines.push([]);
      wide = -space;
    }
    lines.at(-1)?.push(word);
    wide += space + more;
  }
  return lines;
};
