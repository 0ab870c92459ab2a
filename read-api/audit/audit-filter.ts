import { z } from 'zod';
import { actorId, eventType, streamName } from '#domain/audit/audit.events.ts';

const orNothing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((typed) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), schema.optional());

const trimmed = <S extends z.ZodString>(schema: S) => z.string().trim().pipe(schema);

/** What the log is narrowed to; empty fields do not filter. Days are in UTC, `to` included. */
export const auditFilter = z.object({
  stream: orNothing(trimmed(streamName)),
  actor: orNothing(trimmed(actorId)),
  type: orNothing(trimmed(eventType)),
  from: orNothing(z.iso.date()),
  to: orNothing(z.iso.date()),
});

export type AuditFilter = z.infer<typeof auditFilter>;

/** A filter and the page: `cursor` is the `next` of the page before it. */
export const auditParams = auditFilter.extend({ cursor: orNothing(z.string().max(100)) });
