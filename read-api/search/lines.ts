import { words } from '#domain/fold.ts';

/** The lines of a table that is written as text, each as its columns: `column | column`. */
export const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** The phrases of a column, in search form: `fuite d'eau, robinet cassé`. */
export const phrasesIn = (column: string): string[] =>
  column
    .split(',')
    .map((phrase) => words(phrase).join(' '))
    .filter((phrase) => phrase !== '');
