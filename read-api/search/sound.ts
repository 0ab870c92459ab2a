/** Letters of French and English that sound alike, longest first. `(?=…)` and `(?!…)` check the next letter. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/[sc]h/g, 'x'],
  [/qu|ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/ill(?=[aeiouy])/g, 'i'],
  [/eau|au/g, 'o'],
  [/[ae]i/g, 'e'],
  [/(?:[ea]n|[ea]m)(?![aeiouy])/g, 'an'],
  [/h/g, ''],
];

const letters: Readonly<Record<string, string>> = { y: 'i', z: 's', w: 'v' };

/**
 * Returns a code for the sound of a folded word, so that `restoran` matches `restaurant` and `mecanikk` matches
 * `mecanique`. It is used for words that are not in the vocabulary.
 */
export const soundOf = (word: string): string => {
  const plain = word.replace(/[yzw]/g, (letter) => letters[letter] ?? letter);
  const heard = alike.reduce((text, [pattern, sound]) => text.replace(pattern, sound), plain);
  const single = heard.replace(/(.)\1+/g, '$1');
  const silent = single.replace(/[estdxp]+$/, '');
  return silent.length >= 3 ? silent : single;
};
