import { categoryChangeEvents } from '#domain/company/category-change.events.ts';
import type { DataOf } from '#domain/decider.ts';
import { type ProblemEvent, problemEvents } from '#domain/moderation/problem.events.ts';
import type { ProblemKind, ProblemOutcome } from '#domain/moderation/problem-kinds.ts';
import { requestFileEvents } from '#domain/moderation/request-file.events.ts';
import { projection, type RowsOf, table } from '../projection.ts';

export type RequestNote = {
  readonly id: string;
  readonly note: string;
  /** The account that wrote it, or `operator`. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
};

/** What a request says: the categories that a company asks to change between, or what a visitor finds wrong. */
export type RequestSaid =
  | { readonly from: string; readonly to: string; readonly reason: string }
  | Pick<DataOf<ProblemEvent, 'ProblemReported'>, 'about' | 'message' | 'proposed'>;

/** A request or an alert about a company, decided or not. */
export type RequestRow = {
  id: string;
  company: number;
  kind: 'category' | ProblemKind;
  said: RequestSaid;
  /** The account that asked; null for a visitor without one. */
  asker: string | null;
  since: string;
  /** Null while it waits. */
  outcome: 'approved' | 'refused' | 'cancelled' | ProblemOutcome | null;
  /** Why it was refused. */
  answer: string | null;
  /** When and by whom it was put away. */
  archived: string | null;
  archivedBy: string | null;
  notes: readonly RequestNote[];
};

const tables = {
  request: table<RequestRow>({
    columns: {
      id: 'text not null',
      company: 'integer not null',
      kind: 'text not null',
      said: 'jsonb not null',
      asker: 'text',
      since: 'text not null',
      outcome: 'text',
      answer: 'text',
      archived: 'text',
      archivedBy: 'text',
      notes: 'jsonb not null',
    },
    key: ['id'],
    indexes: ['(since) where archived is null', '(archived) where archived is not null', '(company, since)'],
  }),
};

type Rows = RowsOf<typeof tables>;

const become = ({ request }: Rows, id: string, to: Partial<RequestRow>): void =>
  request.change(id, (row) => ({ ...row, ...to }));

const fresh = { outcome: null, answer: null, archived: null, archivedBy: null, notes: [] } as const;
const taken = { archived: null, archivedBy: null } as const;

/** All requests and alerts about companies, with what staff put away and noted. */
export const requestFiles = projection({ ...categoryChangeEvents, ...problemEvents, ...requestFileEvents })({
  name: 'request_files',
  version: 1,
  tables,
  on: {
    CategoryChangeAsked: ({ request }, { data, actor, at }) =>
      request.insert({
        id: data.requestId,
        company: data.companyId,
        kind: 'category',
        said: { from: data.currentCategory, to: data.newCategory, reason: data.changeReason },
        asker: actor,
        since: at,
        ...fresh,
      }),
    CategoryChangeCancelled: (rows, { data }) => become(rows, data.requestId, { outcome: 'cancelled' }),
    CategoryChangeApproved: (rows, { data }) => become(rows, data.requestId, { outcome: 'approved' }),
    CategoryChangeRefused: (rows, { data }) =>
      become(rows, data.requestId, { outcome: 'refused', answer: data.reason }),
    ProblemReported: ({ request }, { data, at }) => {
      const { problemId: id, companyId: company, kind, about, message, proposed, reporterId: asker } = data;
      request.insert({ id, company, kind, said: { about, message, proposed }, asker, since: at, ...fresh });
    },
    ProblemSettled: (rows, { data }) => become(rows, data.problemId, { outcome: data.outcome }),
    ProblemReopened: (rows, { data }) => become(rows, data.problemId, { outcome: null, ...taken }),
    RequestArchived: (rows, { data, actor, at }) => become(rows, data.requestId, { archived: at, archivedBy: actor }),
    RequestUnarchived: (rows, { data }) => become(rows, data.requestId, taken),
    RequestNoted: ({ request }, { data: { requestId, noteId: id, note }, actor: by, at }) =>
      request.change(requestId, (row) => ({ ...row, notes: [...row.notes, { id, note, by, at }] })),
    RequestNoteRemoved: ({ request }, { data: { requestId, noteId } }) =>
      request.change(requestId, (row) => ({ ...row, notes: row.notes.filter(({ id }) => id !== noteId) })),
  },
});
