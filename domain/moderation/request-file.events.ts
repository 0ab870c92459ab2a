import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { reasonLine } from '../text.ts';

const request = { companyId: z.int().positive(), requestId: z.uuid() };

/**
 * What staff do with a request or an alert about a company once it is decided: put it away, and write notes on it. The
 * events stand in the stream of what they are about.
 */
export const requestFileEvents = {
  RequestArchived: event(z.object(request)),
  RequestUnarchived: event(z.object(request)),
  RequestNoted: event(z.object({ ...request, noteId: z.uuid(), note: reasonLine(500) })),
  RequestNoteRemoved: event(z.object({ ...request, noteId: z.uuid() })),
};

export type RequestFileEvent = EventOf<typeof requestFileEvents>;
