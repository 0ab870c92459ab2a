/** A word as it stands in the text of a tsquery; `weights` are those that it may stand with, all when empty. */
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

export const anyOf = (parts: readonly string[]): string => joined(parts, ' | ');

/** Null when nothing is asked. */
export const allOf = (parts: readonly (string | null | undefined)[]): string | null => {
  const asked = parts.filter((part) => typeof part === 'string');
  return asked.length === 0 ? null : joined(asked, ' & ');
};
