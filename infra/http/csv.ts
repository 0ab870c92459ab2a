const formula = /^[=+\-@\t\r]/;
const number = /^\+\d+$/;

/** Returns a cell, quoted if needed, with an apostrophe before text that a spreadsheet would run as a formula. */
const cell = (text: string): string => {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
