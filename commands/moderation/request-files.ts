import { z } from 'zod';
import { companyStream } from '#domain/company/company.ts';
import type { Envelope } from '#domain/envelope.ts';
import { mayModerate } from '#domain/moderation/moderation.permissions.ts';
import { problemsStream } from '#domain/moderation/problems.ts';
import { requestFileEvents } from '#domain/moderation/request-file.events.ts';
import { type RequestFileCommand, requestFile } from '#domain/moderation/request-file.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';

const { RequestArchived: archived, RequestNoted: noted, RequestNoteRemoved: removed } = requestFileEvents;

/** An `alert` is what visitors find wrong on the page; the company itself asks for a `category`. */
const requestSources = ['alert', 'category'] as const;
const source = z.enum(requestSources);

type Source = z.infer<typeof source>;
type OfRequest = RequestFileCommand['data'];

const streamOf = { alert: problemsStream, category: companyStream } as const;

const file = async <T extends RequestFileCommand['type']>(
  log: Log,
  type: T,
  { source: from, ...data }: OfRequest & { readonly source: Source },
  envelope: Envelope,
) => {
  const asked = { type, data } as RequestFileCommand;
  const { position } = await handle(log, requestFile, streamOf[from](data.companyId), asked, envelope);
  return { id: data.requestId, position };
};

const byModerators = { context: 'moderation', allowed: mayModerate } as const;

export const archiveRequest = command({
  ...byModerators,
  name: 'archive-request',
  schema: archived.schema.extend({ source }),
  handle: (context, data, envelope) => file(context, 'ArchiveRequest', data, envelope),
});

export const unarchiveRequest = command({
  ...byModerators,
  name: 'unarchive-request',
  schema: archived.schema.extend({ source }),
  handle: (context, data, envelope) => file(context, 'UnarchiveRequest', data, envelope),
});

/** The id of the note is the command's. */
export const noteRequest = command({
  ...byModerators,
  name: 'note-request',
  schema: noted.schema.omit({ noteId: true }).extend({ source }),
  handle: (context, data, envelope) => file(context, 'NoteRequest', { ...data, noteId: envelope.commandId }, envelope),
});

export const removeRequestNote = command({
  ...byModerators,
  name: 'remove-request-note',
  schema: removed.schema.extend({ source }),
  handle: (context, data, envelope) => file(context, 'RemoveRequestNote', data, envelope),
});

/** What moderators do with requests and alerts that are decided. */
export const requestFileCommands: readonly Command[] = [
  archiveRequest,
  unarchiveRequest,
  noteRequest,
  removeRequestNote,
];
