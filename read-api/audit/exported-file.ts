import type { Actor } from '#domain/actor.ts';
import { type AuditEvent, auditStream, exportedFileDays } from '#domain/audit/audit.events.ts';
import { dayMs } from '#domain/calendar.ts';
import type { Log } from '#infra/event-store/stream-state.ts';

/** A file that was asked for with a reason: what it is made of whenever it is fetched, and until when. */
type ExportedFile<T extends AuditEvent['type']> = {
  readonly of: Extract<AuditEvent, { type: T }>['data'];
  /** ISO 8601. */
  readonly expires: string;
  readonly expired: boolean;
};

/** Returns a file of this `type` that the viewer asked for; null for another id. */
export const exportedFile = async <T extends AuditEvent['type']>(
  { store }: Pick<Log, 'store'>,
  type: T,
  id: string,
  { viewer, now }: { readonly viewer: Pick<Actor, 'id'>; readonly now: Date },
): Promise<ExportedFile<T> | null> => {
  for await (const [event] of store.readStream(auditStream(id), { limit: 1 })) {
    if (event?.type !== type || event.metadata.actor !== viewer.id) return null;
    const expires = new Date(Date.parse(event.metadata.at) + exportedFileDays * dayMs);
    const of = event.data as ExportedFile<T>['of'];
    return { of, expires: expires.toISOString(), expired: expires <= now };
  }
  return null;
};
