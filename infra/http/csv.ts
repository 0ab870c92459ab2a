const formula = /^[=+\-@\t\r]/;
const number = /^\+\d+$/;

/** One cell: quoted, and with an apostrophe where a spreadsheet would take it for a formula. */
const cell = (text: string): string => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
