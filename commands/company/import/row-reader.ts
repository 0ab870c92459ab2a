import { textProblem, tidy } from './cell-text.ts';
import type { Defaults, Field } from './column-map.ts';
import type { Layout } from './known-files.ts';
import type { Problem } from './problem.ts';
import type { Row } from './table.ts';

/** Reads the fields of a row, and collects every problem with its column. */
export type RowReader = {
  readonly problems: readonly Problem[];
  refuse(field: Field, code: string, values?: Problem['values']): void;
  /** The filled cells of a field, unchanged; else its default, if any. */
  all(field: Field): readonly string[];
  /** One line of at most `max` characters, tidied; null when there is none. */
  text(field: Field, max: number): string | null;
  number(field: Field, min: number, max: number): number | null;
};

const maxCellLength = 20_000;

export const rowReader = (row: Row, layout: Layout, defaults: Defaults): RowReader => {
  const problems: Problem[] = [];
  const columnsOf = (field: Field) => layout.map[field] ?? [];
  const cell = (column: string) => (row.cells.get(column) ?? '').trim();

  const refuse: RowReader['refuse'] = (field, code, values) => {
    const column = columnsOf(field).find(cell) ?? columnsOf(field)[0] ?? null;
    problems.push({ column, code, ...(values && { values }) });
  };
  const all: RowReader['all'] = (field) => {
    const compute = layout.told?.[field];
    const cells = columnsOf(field).map(cell).filter(Boolean);
    const filled = compute && cells.length > 0 ? [compute(cell)] : cells;
    const filledOrDefault = filled.length > 0 ? filled : [defaults[field] ?? ''].filter(Boolean);
    const tooLong = filledOrDefault.find((text) => text.length > maxCellLength);
    if (!tooLong) return filledOrDefault;
    refuse(field, 'import.too-long', { length: tooLong.length, max: maxCellLength });
    return [];
  };
  const text: RowReader['text'] = (field, max) => {
    const line = tidy(all(field)[0] ?? '');
    if (!line) return null;
    const problem = textProblem(line, max);
    if (!problem) return line;
    refuse(field, problem.code, problem.values);
    return null;
  };
  const number: RowReader['number'] = (field, min, max) => {
    const written = all(field)[0];
    if (written === undefined) return null;
    const value = Number(written.replace(',', '.'));
    if (!Number.isFinite(value)) refuse(field, 'import.not-a-number', { text: written.slice(0, 40) });
    else if (value < min || value > max) refuse(field, 'import.out-of-range', { value, min, max });
    else return value;
    return null;
  };
  return { problems, refuse, all, text, number };
};
