/** Returns a word for the text of a tsquery. It matches only positions with one of `weights`; all when empty. */
export const lexeme = (
  word: string,
  { prefix = false, weights = '' }: { readonly prefix?: boolean | undefined; readonly weights?: string } = {},
): string => {
  const how = (prefix ? '*' : '') + weights;
  return `'${word.replace(/['\\]/g, '$&$&')}'${how && `:${how}`}`;
};

const joined = (parts: readonly string[], operator: string): string => {
  const distinct = [...new Set(parts)];
  return distinct.length === 1 ? (distinct[0] ?? '') : `(${distinct.join(operator)})`;
};

/** Joins the parts with "or". */
export const anyOf = (parts: readonly string[]): string => joined(parts, ' | ');

/** Joins the parts with "and", without nulls; null when there are none. */
export const allOf = (parts: readonly (string | null | undefined)[]): string | null => {
  const present = parts.filter((part) => typeof part === 'string');
  return present.length === 0 ? null : joined(present, ' & ');
};
