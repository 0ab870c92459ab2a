import { categoryChangeEvents } from '#domain/company/category-change.events.ts';
import type { DataOf } from '#domain/decider.ts';
import { type ProblemEvent, problemEvents } from '#domain/moderation/problem.events.ts';
import type { ProblemKind, ProblemOutcome } from '#domain/moderation/problem-kinds.ts';
import { problemPicturesUntil } from '#domain/moderation/problem-pictures.ts';
import { requestFileEvents } from '#domain/moderation/request-file.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
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
type RequestSaid =
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
  /** When it was decided, of what visitors report; ISO 8601. */
  settled: string | null;
  /** The ids of its pictures among the documents; those of a forgotten reporter are deleted there. */
  pictures: readonly string[];
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
      settled: 'text',
      pictures: 'jsonb not null',
    },
    key: ['id'],
    indexes: [
      '(since) where archived is null',
      '(archived) where archived is not null',
      '(company, since)',
      "(id) where pictures <> '[]'",
    ],
  }),
  /** Accounts that are gone, with their pictures. */
  forgotten: table<{ account: string }>({ columns: { account: 'text not null' }, key: ['account'] }),
};

type Rows = RowsOf<typeof tables>;

const become = ({ request }: Rows, id: string, to: Partial<RequestRow>): void =>
  request.change(id, (row) => ({ ...row, ...to }));

const fresh = {
  outcome: null,
  answer: null,
  archived: null,
  archivedBy: null,
  notes: [],
  settled: null,
  pictures: [],
} as const;
const taken = { archived: null, archivedBy: null } as const;

/** All requests and alerts about companies, with what staff put away and noted. */
export const requestFiles = projection({
  ...categoryChangeEvents,
  ...problemEvents,
  ...requestFileEvents,
  ...erasureEvents,
})({
  name: 'request_files',
  version: 2,
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
    ProblemPictured: (rows, { data: { problemId, pictures } }) =>
      become(rows, problemId, { pictures: pictures.map(({ id }) => id) }),
    ProblemSettled: (rows, { data, at }) => become(rows, data.problemId, { outcome: data.outcome, settled: at }),
    // by then its pictures may be deleted
    ProblemReopened: ({ request }, { data, at }) =>
      request.change(data.problemId, (row) => ({
        ...row,
        ...taken,
        outcome: null,
        settled: null,
        pictures: row.settled !== null && row.settled <= problemPicturesUntil(new Date(at)) ? [] : row.pictures,
      })),
    PersonForgotten: ({ forgotten }, { data: { accountId: account } }) =>
      forgotten.upsert(account, { account }, (row) => row),
    RequestArchived: (rows, { data, actor, at }) => become(rows, data.requestId, { archived: at, archivedBy: actor }),
    RequestUnarchived: (rows, { data }) => become(rows, data.requestId, taken),
    RequestNoted: ({ request }, { data: { requestId, noteId: id, note }, actor: by, at }) =>
      request.change(requestId, (row) => ({ ...row, notes: [...row.notes, { id, note, by, at }] })),
    RequestNoteRemoved: ({ request }, { data: { requestId, noteId } }) =>
      request.change(requestId, (row) => ({ ...row, notes: row.notes.filter(({ id }) => id !== noteId) })),
  },
});
