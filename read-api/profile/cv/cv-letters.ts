/** How wide words stand, in points. */
export type Measure = (text: string) => number;

export type Direction = 'ltr' | 'rtl';

const fromTheRight =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Adlam}]/u;

export const hasFromTheRight = (text: string): boolean => fromTheRight.test(text);

/** Which way a text runs: that of its first letter. */
export const directionOf = (text: string): Direction => {
  const first = text.match(/\p{L}/u)?.[0];
  return first && fromTheRight.test(first) ? 'rtl' : 'ltr';
};

/** The words of a line from left to right, as they are seen: those that run the other way are turned around. */
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

/** What the typeface cannot write: coloured signs and what cannot be seen are left out, letters leave a box. */
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

/** A word wider than the line, cut where it must be: an address, or what has no spaces. */
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

/** A paragraph in lines of words, each at most `width` wide. */
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
