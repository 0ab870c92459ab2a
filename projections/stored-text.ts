const unstorableInJson = /\\u0000|\\ud[89a-f]/;

/** Returns the text in a form that Postgres can store: without NUL, and with U+FFFD for half a surrogate pair. */
export const storable = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll('\0', '').toWellFormed();

/** Returns JSON that Postgres accepts: every text in it is `storable`. */
export const jsonText = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'null';
  if (!json.includes('\\u') || !unstorableInJson.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return storable(part);
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [storable(name), inner]));
  });
};
