import { randomUUID } from 'node:crypto';
import { auditStream } from '#domain/audit/audit.events.ts';
import { mayReadAudit, maySeePersonalFields } from '#domain/audit/audit.permissions.ts';
import { refuse } from '#domain/audit/audit.rejections.ts';
import { hourMs } from '#domain/calendar.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { auditEntries } from '#read-api/audit/audit-entries.ts';
import { type AuditFilter, auditParams } from '#read-api/audit/audit-filter.ts';
import { auditedEvents } from '#read-api/audit/audited-events.ts';
import { command } from '../command.ts';
import { record } from './record.ts';

const auditPageSize = 50;

/** How long the pages of one reading may be turned, in ms. */
const readingLastsMs = hourMs;

type Place = { readonly reading: string; readonly before: number };

const cursorOf = ({ reading, before }: Place): string => Buffer.from(`${reading}/${before}`).toString('base64url');

const placeOf = (cursor: string): Place => {
  const [, reading, before] = /^([\da-f-]{36})\/(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!reading || !before) throw refuse('cursor-unknown');
  return { reading, before: Number(before) };
};

/** The same filters make the same text. */
const written = ({ stream, actor, type, from, to }: AuditFilter): string =>
  JSON.stringify([stream, actor, type, from, to]);

/** Whether a page is turned within a reading that is on record: of the same reader, with the same filters, and recent. */
const isOnRecord = async (
  { store }: Pick<Log, 'store'>,
  reading: string,
  filter: AuditFilter,
  { actor, now }: Envelope,
): Promise<boolean> => {
  for await (const [event] of store.readStream(auditStream(reading), { limit: 1 })) {
    if (event?.type !== 'AuditRead' || event.metadata.actor !== actor.id) return false;
    const { filter: before } = event.data as { readonly filter: AuditFilter };
    return written(before) === written(filter) && now.getTime() - Date.parse(event.metadata.at) < readingLastsMs;
  }
  return false;
};

/**
 * Reads a page of the log of everything, the newest first. The reading is stored before anything is answered; turning its
 * pages within an hour is the same reading. It is a command because it leaves an event (2026-11).
 */
export const readAudit = command({
  context: 'audit',
  name: 'read-audit',
  schema: auditParams,
  allowed: mayReadAudit,
  limit: { name: 'audit/read', burst: 120, perMinute: 60 },
  async handle({ store, codec, db }, { cursor, ...filter }, envelope) {
    const place = cursor ? placeOf(cursor) : undefined;
    const personal = maySeePersonalFields(envelope.actor);
    const known = place && (await isOnRecord({ store }, place.reading, filter, envelope)) ? place.reading : undefined;
    // never the command's own id: with an `Idempotency-Key` of before it would be on record with other filters
    const reading = known ?? randomUUID();
    const read = { type: 'AuditRead', data: { readingId: reading, filter, personal } } as const;
    const position = known ? null : await record({ store, codec }, reading, read, envelope);
    const found = await auditEntries(db, filter, {
      limit: auditPageSize + 1,
      ...(place && { before: place.before }),
    });
    const entries = found.slice(0, auditPageSize);
    const last = entries.at(-1);
    return {
      position,
      personal,
      events: await auditedEvents({ store, codec, db }, entries, personal),
      next: last && found.length > auditPageSize ? cursorOf({ reading, before: last.position }) : null,
    };
  },
});
