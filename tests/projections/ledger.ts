import fc from 'fast-check';
import { z } from 'zod';
import { event } from '#domain/event.ts';
import { projection, type RowsOf, type Tally, table } from '#projections/projection.ts';
import type { Told } from './engine.ts';

const entry = z.object({ shelf: z.string(), book: z.int(), copies: z.int(), words: z.array(z.string()) });

export const ledgerEvents = {
  BookPut: event(entry),
  BookCounted: event(entry),
  BookLent: event(entry),
  BookLost: event(entry),
  ShelfEmptied: event(z.object({ shelf: z.string() })),
};

export type BookRow = { shelf: string; book: number; copies: number; words: string[]; seen: string; about: object };
type ShelfRow = { shelf: string; told: number; since: string };

const tables = {
  book: table<BookRow>({
    columns: {
      shelf: 'text not null',
      book: 'integer not null',
      copies: 'integer not null',
      words: 'text[] not null',
      seen: 'timestamptz not null',
      about: 'jsonb not null',
    },
    key: ['shelf', 'book'],
    indexes: ['(copies)', 'using gin (words)'],
  }),
  shelf: table<ShelfRow>({
    columns: { shelf: 'text not null', told: 'bigint not null', since: 'text not null' },
    key: ['shelf'],
  }),
};

/** A word counts once for each time it stands in a book, and each shelf for its books. */
const counted: Tally<BookRow> = {
  of: 'book',
  by: ({ shelf, copies, words }) => [`shelf/${shelf}`, ...(copies > 0 ? words : [])],
  indexes: ['(count)'],
};

const note = ({ shelf: shelves }: RowsOf<typeof tables>, shelf: string, position: string): void =>
  shelves.upsert(shelf, { shelf, told: 0, since: position }, (row) => ({ ...row, told: row.told + 1 }));

/** Uses everything that a handler can do, with a key of two columns and a tally. */
export const ledger = projection(ledgerEvents)({
  name: 'ledger',
  version: 1,
  tables,
  tallies: { counted: counted as Tally<never> },
  on: {
    BookPut: (rows, { data, at, position }) => {
      note(rows, data.shelf, position);
      rows.book.insert({ ...data, seen: at, about: { put: data.copies } });
    },
    BookCounted: (rows, { data: { shelf, book, copies, words }, at, position }) => {
      note(rows, shelf, position);
      const first = { shelf, book, copies: 0, words, seen: at, about: {} };
      rows.book.upsert([shelf, book], first, (row) => ({ ...row, copies: row.copies + copies, words }));
    },
    BookLent: (rows, { data: { shelf, book, copies, words } }) =>
      rows.book.change([shelf, book], (row) =>
        copies > row.copies
          ? null
          : { ...row, copies: row.copies - copies, words: [...row.words, ...words], about: { lent: row.seen } },
      ),
    BookLost: (rows, { data: { shelf, book } }) => rows.book.remove([shelf, book]),
    ShelfEmptied: (rows, { data: { shelf } }) => rows.shelf.remove(shelf),
  },
});

const fact = fc.record({
  shelf: fc.constantFrom('a', 'b', 'é'),
  book: fc.integer({ min: 0, max: 5 }),
  copies: fc.integer({ min: 0, max: 4 }),
  words: fc.array(fc.constantFrom('mer', 'sel', "l'eau"), { maxLength: 3 }),
});

/** Any history of books. */
export const histories: fc.Arbitrary<Told[]> = fc.array(
  fc
    .tuple(fc.constantFrom('BookPut', 'BookCounted', 'BookCounted', 'BookLent', 'BookLost', 'ShelfEmptied'), fact)
    .map(([type, data]): Told => ({ type, data: type === 'ShelfEmptied' ? { shelf: data.shelf } : data })),
  { minLength: 1, maxLength: 60 },
);

/** What a plain reading of a history, one event after the other, says of each book and of how often each entry counts. */
export const readPlainly = (history: readonly Told[]) => {
  const books = new Map<string, { shelf: string; book: number; copies: number; words: string[] }>();
  for (const { type, data } of history) {
    if (type === 'ShelfEmptied') continue;
    const told = data as z.infer<typeof entry>;
    const key = `${told.shelf}/${told.book}`;
    const before = books.get(key);
    if (type === 'BookPut' || (type === 'BookCounted' && !before)) books.set(key, told);
    else if (type === 'BookCounted' && before)
      books.set(key, { ...before, copies: before.copies + told.copies, words: told.words });
    else if (type === 'BookLost' || (before && told.copies > before.copies)) books.delete(key);
    else if (before)
      books.set(key, { ...before, copies: before.copies - told.copies, words: [...before.words, ...told.words] });
  }
  const counts: Record<string, number> = {};
  for (const { shelf, copies, words } of books.values())
    for (const counted of [`shelf/${shelf}`, ...(copies > 0 ? words : [])])
      counts[counted] = (counts[counted] ?? 0) + 1;
  return { books, counts };
};
