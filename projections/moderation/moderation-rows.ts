import type { DataOf } from '#domain/decider.ts';
import type { ReviewEvent } from '#domain/review/review.events.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import type { RowsOf, Tally } from '../projection.ts';
import type { BatchRow, CasePersonRow, CaseRow, CaseState, CaseStep, tables } from './moderation-tables.ts';

type Rows = RowsOf<typeof tables>;
type When = { readonly at: string; readonly position: Position };
export type Words = string | Partial<Bilingual> | null;
type Names = Pick<CasePersonRow, 'firstname' | 'lastname'>;

const waitingStates: readonly CaseState[] = ['pending', 'appealed', 'open'];

const settled = (row: CaseRow): CaseRow => ({ ...row, waits: waitingStates.includes(row.state) && !row.hidden });

/** Changes a case, and whether it waits for staff. */
export const change = (rows: Rows, id: string, to: (row: CaseRow) => Partial<CaseRow>): void =>
  rows.case.change(id, (row) => settled({ ...row, ...to(row) }));

/** Gives a case another state, which `goBack` takes away again. */
export const become =
  (state: CaseState, more: Partial<CaseRow> = {}) =>
  (row: CaseRow): Partial<CaseRow> => ({ state, before: [row.state, ...row.before], ...more });

/** Takes a case back to its state before the last decision. */
export const goBack = ({ before: [last, ...before], state }: CaseRow): Partial<CaseRow> => ({
  state: last ?? state,
  before,
});

/** Stores what a person wrote beside their name, under `key`: it goes with them when they are erased. */
export const keep = ({ person }: Rows, id: string, key: string, words: Words): void => {
  const put = (row: CasePersonRow): CasePersonRow => {
    const { [key]: _before, ...others } = row.words;
    return { ...row, words: words === null ? others : { ...others, [key]: words } };
  };
  if (words === null) person.change(id, put);
  else person.upsert(id, put({ id, firstname: null, lastname: null, words: {} }), put);
};

/** Stores the name of a person; does nothing for one whose name is erased. */
export const name = ({ person }: Rows, id: string, names: Names | null): void => {
  if (!names) return;
  const { firstname, lastname } = names;
  person.upsert(id, { id, firstname, lastname, words: {} }, (row) => ({ ...row, firstname, lastname }));
};

type Told = {
  readonly by: string;
  readonly detail?: string | null;
  readonly version?: number;
  readonly batchId?: string | null;
};

/** Adds a step to the log of a case. */
export const tell = (rows: Rows, id: string, what: CaseStep, { at, position }: When, told: Told): void => {
  const { by, detail = null, version = null, batchId: batch = null } = told;
  rows.step.insert({ case: id, position: position.padStart(20, '0'), at, what, by, detail, version, batch });
};

/** Counts a decision of a batch as done or undone; does nothing for a decision of no batch. */
export const count = (rows: Rows, batchId: string | null, part: 'done' | 'undone'): void => {
  if (batchId) rows.batch.change(batchId, (row) => ({ ...row, [part]: row[part] + 1 }));
};

/** Changes the row of a batch of decisions. */
export const advance = ({ batch }: Rows, batchId: string, to: (row: BatchRow) => Partial<BatchRow>): void =>
  batch.change(batchId, (row) => ({ ...row, ...to(row) }));

/** The default values of a case. */
export const blank = {
  before: [],
  hidden: false,
  waits: true,
  company: null,
  targetKind: 'review',
  type: null,
  author: null,
  level: null,
  version: 1,
  score: null,
  language: null,
  reason: null,
  refuser: null,
  told: null,
} as const satisfies Partial<CaseRow>;

type Written = DataOf<ReviewEvent, 'ReviewWritten'>;

/** The case of a review that was written, or written anew: it waits for a decision again. */
export const write = (rows: Rows, data: Written, when: When, what: 'written' | 'edited'): void => {
  const { reviewId: target, companyId: company, authorId: author, version, score, language, authorLevel: level } = data;
  const said = { company, author, level, version, score, language, since: when.at, reason: null };
  const row: CaseRow = settled({ ...blank, ...said, id: target, kind: 'review', state: 'pending', target });
  rows.case.upsert(target, row, (before) => settled({ ...before, ...said, state: 'pending', before: [] }));
  keep(rows, author, `${target}/comment`, data.comment);
  tell(rows, target, what, when, { by: author, version });
};

/** The number of undecided cases per `review`, `appeal`, `report`, `report/spam`, `problem`, `problem/moved`. */
export const waiting: Tally<CaseRow> = {
  of: 'case',
  by: ({ waits, kind, state, type }) => {
    if (!waits) return [];
    if (kind !== 'review') return [kind, `${kind}/${type}`];
    return [state === 'appealed' ? 'appeal' : 'review'];
  },
};
