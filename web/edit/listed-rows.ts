/** One of several texts of a field: `hidden` where visitors do not see it. */
export type ListedRow = { readonly raw: string; readonly public: boolean };

const hiddenMark = '\t-';

/** The name of the ticks that hide rows of a field; each says the place of its row. */
export const hiddenName = (name: string): string => `${name}-hidden`;

/** Rows as the text of a field: a line for each, with a mark at the end of one that is hidden. */
export const textOfRows = (rows: readonly ListedRow[]): string =>
  rows.map((row) => row.raw + (row.public ? '' : hiddenMark)).join('\n');

/** The rows that a text stands for; empty lines are none. */
export const rowsOf = (text: string): readonly ListedRow[] =>
  text
    .split('\n')
    .map((line) => ({ raw: line.replace(hiddenMark, '').trim(), public: !line.endsWith(hiddenMark) }))
    .filter(({ raw }) => raw !== '');

/** What a form says of such a field: a row for each text field of the name, or all of them in one. */
export const rowsIn = (name: string, form: FormData): string => {
  const hidden = new Set(form.getAll(hiddenName(name)).map(String));
  const typed = form.getAll(name).map(String);
  if (typed.length === 1 && /[\n\t]/.test(typed[0] ?? '')) return typed.join('').replaceAll('\r\n', '\n');
  return textOfRows(
    typed.flatMap((raw, index) => (raw.trim() ? [{ raw: raw.trim(), public: !hidden.has(String(index)) }] : [])),
  );
};
