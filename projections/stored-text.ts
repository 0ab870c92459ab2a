const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const unstorableInJson = /\\u0000|\\ud[89a-f]/i;

/** Text as Postgres can hold it: without NUL, and with U+FFFD for half a surrogate pair. */
export const storable = (text: string): string =>
  unstorable.test(text) ? text.replaceAll('\0', '').toWellFormed() : text;

/** JSON that Postgres takes: every text in it is `storable`. */
export const jsonText = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'null';
  if (!unstorableInJson.test(json)) return json;
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return storable(part);
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [storable(name), inner]));
  });
};
