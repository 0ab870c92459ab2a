import { distance } from 'fastest-levenshtein';

/** Returns how many letters of a word may be wrong: none up to three letters, one up to seven, two from eight. */
export const allowedEdits = (word: string): number => {
  const letters = [...word].length;
  if (letters <= 3 || /^\d+$/.test(word)) return 0;
  return letters <= 7 ? 1 : 2;
};

/** Returns how many letters to change, add, remove or swap to turn `b` into `a`, each letter at most once. */
const withSwaps = (a: string, b: string): number => {
  const width = b.length + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column < width; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (twoAbove[column - 2] ?? 0) + 1);
      current.push(best);
    }
    twoAbove = above;
    above = current;
  }
  return above[b.length] ?? 0;
};

/** Returns the Damerau–Levenshtein distance of two words when it is at most `maxEdits`, else undefined. */
export const editsBetween = (a: string, b: string, maxEdits: number): number | undefined => {
  if (Math.abs(a.length - b.length) > maxEdits) return undefined;
  const plain = distance(a, b);
  if (plain <= 1) return plain <= maxEdits ? plain : undefined;
  if (plain > maxEdits * 2) return undefined;
  const edits = withSwaps(a, b);
  return edits <= maxEdits ? edits : undefined;
};

/** Of `candidates`, the one with the fewest edits that are allowed for a word, if it begins with the same letter. */
export const nearestOf = (
  word: string,
  candidates: readonly string[],
): { readonly word: string; readonly edits: number } | undefined => {
  let best: { readonly word: string; readonly edits: number } | undefined;
  for (const candidate of candidates) {
    if (candidate[0] !== word[0]) continue;
    const edits = editsBetween(word, candidate, (best?.edits ?? allowedEdits(word) + 1) - 1);
    if (edits !== undefined) best = { word: candidate, edits };
  }
  return best;
};
