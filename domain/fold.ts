/** Letters that NFKD does not decompose, each with what people type instead of it. */
const plainLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'ng',
  ɛ: 'e',
  ɔ: 'o',
  ɖ: 'd',
  ɗ: 'd',
  ɓ: 'b',
  ƙ: 'k',
  ƴ: 'y',
  ɣ: 'g',
  ɲ: 'ny',
  ƒ: 'f',
  // Arabic: one form of each letter, as keyboards of different countries write them.
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  گ: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
  ـ: '',
  ء: '',
};
const plain = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');
/** Accents, and the optional vowel signs of Arabic and Hebrew; the marks of Indic scripts stay, as letters. */
const marks = /[\p{Script=Inherited}\p{Cf}\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u06d6-\u06ed\u08d3-\u08ff]/gu;
const apostrophes = /[\u0060\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\u2035\u055a\ua78b\ua78c\uff07]/gu;
const elision = /(?<![\p{L}\p{N}])(?:l|d|qu)' *(?=[\p{L}\p{N}])/gu;
const acronym = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?:\.|(?![\p{L}\p{N}]))/gu;
const decimalDigit = /(?![0-9])\p{Nd}/gu;
const between = /[^\p{L}\p{N}\p{M}]+/gu;

/** A decimal digit of any script as 0–9: Unicode has the ten digits of each script in a row. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};

const plural = /^(?=.{4})[a-z0-9]*(?:[a-rt-z0-9]s|[aeo]ux)$/;

/** The singular of a French or English plural. It only cuts the end, so that the start of a word stays the same. */
const singular = (word: string): string => {
  let shorter = word;
  while (plural.test(shorter)) shorter = shorter.slice(0, -1);
  return shorter;
};

/** Like `fold`, but plurals stay plurals: to compare whole names, and to show a word again. */
export const foldLetters = (text: string): string =>
  isPlain.test(text) ? joined(text.toLowerCase().replaceAll('`', "'")) : joined(unmarked(text)).normalize('NFC');

const isPlain = /^[\0-\x7f]*$/;

const unmarked = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(plain, (letter) => plainLetters[letter] ?? letter)
    .replace(decimalDigit, asciiDigit)
    .replace(apostrophes, "'");

/** The words of lower-case text: without elided articles (`l'`) and punctuation, an acronym (`s.a.`) as one word. */
const joined = (letters: string): string => {
  let text = letters.includes("'") ? letters.replace(elision, '').replaceAll("'", '') : letters;
  if (text.includes('.')) text = text.replace(acronym, (dotted) => dotted.replaceAll('.', ''));
  return text.replace(between, ' ').trim();
};

/**
 * The one form in which documents and queries are compared: words of lower-case letters without accents and digits, one
 * space between them, plurals as singulars. Folding a folded text changes nothing.
 */
export const fold = (text: string): string => foldLetters(text).split(' ').map(singular).join(' ');

/** The letters and digits of a text alone, plurals as they are: the same, however its words are spaced and dotted. */
export const unspaced = (text: string): string => foldLetters(text.replace(/[\p{P}\p{S}]/gu, '')).replaceAll(' ', '');

/** The words of `fold`, in order; none for a text without a letter or a digit. */
export const words = (text: string): string[] => fold(text).split(' ').filter(Boolean);
