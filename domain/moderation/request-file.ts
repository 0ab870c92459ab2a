import type { CategoryChangeEvent } from '../company/category-change.events.ts';
import type { DataOf, Decider } from '../decider.ts';
import type { ProblemEvent } from './problem.events.ts';
import { refuse } from './problem.rejections.ts';
import type { RequestFileEvent } from './request-file.events.ts';

type Request = DataOf<RequestFileEvent, 'RequestArchived'>;

export type RequestFileCommand =
  | { readonly type: 'ArchiveRequest'; readonly data: Request }
  | { readonly type: 'UnarchiveRequest'; readonly data: Request }
  | { readonly type: 'NoteRequest'; readonly data: DataOf<RequestFileEvent, 'RequestNoted'> }
  | { readonly type: 'RemoveRequestNote'; readonly data: DataOf<RequestFileEvent, 'RequestNoteRemoved'> };

type Facts = RequestFileEvent | CategoryChangeEvent | ProblemEvent;

type File = { readonly waits: boolean; readonly archived: boolean; readonly notes: readonly string[] };

/** The requests of one stream, by their ids: of another category, or what visitors find wrong. */
type RequestFileState = ReadonlyMap<string, File>;

/** How many notes one request may have. */
export const mostNotes = 50;

const asked: File = { waits: true, archived: false, notes: [] };

const become = (state: RequestFileState, id: string, to: (file: File) => Partial<File>): RequestFileState => {
  const file = state.get(id);
  return file ? new Map(state).set(id, { ...file, ...to(file) }) : state;
};

const decided = (state: RequestFileState, { requestId }: { readonly requestId: string }): RequestFileState =>
  become(state, requestId, () => ({ waits: false }));

const fileOf = (state: RequestFileState, { requestId }: Request): File => {
  const file = state.get(requestId);
  if (!file) throw refuse('request-unknown');
  return file;
};

/**
 * What is put away of the requests and alerts about a company, and the notes on them. What still waits for a decision
 * is not put away, and what is opened again comes back.
 */
export const requestFile: Decider<RequestFileCommand, Facts, RequestFileState> = {
  initial: new Map(),

  evolve: {
    CategoryChangeAsked: (state, { requestId }) => new Map(state).set(requestId, asked),
    CategoryChangeCancelled: decided,
    CategoryChangeApproved: decided,
    CategoryChangeRefused: decided,
    ProblemReported: (state, { problemId }) => new Map(state).set(problemId, asked),
    ProblemPictured: (state) => state,
    ProblemSettled: (state, { problemId }) => decided(state, { requestId: problemId }),
    ProblemReopened: (state, { problemId }) => become(state, problemId, () => ({ waits: true, archived: false })),
    RequestArchived: (state, { requestId }) => become(state, requestId, () => ({ archived: true })),
    RequestUnarchived: (state, { requestId }) => become(state, requestId, () => ({ archived: false })),
    RequestNoted: (state, { requestId, noteId }) =>
      become(state, requestId, ({ notes }) => ({ notes: [...notes, noteId] })),
    RequestNoteRemoved: (state, { requestId, noteId }) =>
      become(state, requestId, ({ notes }) => ({ notes: notes.filter((one) => one !== noteId) })),
  },

  decide: {
    ArchiveRequest: (data, state) => {
      const { waits, archived } = fileOf(state, data);
      if (waits) throw refuse('request-waits');
      return archived ? [] : [{ type: 'RequestArchived', data }];
    },
    UnarchiveRequest: (data, state) => (fileOf(state, data).archived ? [{ type: 'RequestUnarchived', data }] : []),
    NoteRequest: (data, state) => {
      const { notes } = fileOf(state, data);
      if (notes.includes(data.noteId)) return [];
      if (notes.length >= mostNotes) throw refuse('too-many-notes', { most: mostNotes });
      return [{ type: 'RequestNoted', data }];
    },
    RemoveRequestNote: (data, state) =>
      fileOf(state, data).notes.includes(data.noteId) ? [{ type: 'RequestNoteRemoved', data }] : [],
  },
};
