import { randomUUID } from 'node:crypto';
import { type AuditEvent, auditStream } from '#domain/audit/audit.events.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Position } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';

/** Stores that staff read the log or took a part of it out, before they get anything. Returns where that stands. */
export const record = async (
  { store, codec }: Log,
  id: string,
  event: AuditEvent,
  { actor, commandId, correlationId, now }: Envelope,
): Promise<Position> => {
  const metadata = { $correlationId: correlationId, $causationId: commandId, actor: actor.id, at: now.toISOString() };
  const encoded = await codec.encode(event, randomUUID(), metadata);
  const { position } = await store.append(auditStream(id), 'no-stream', [encoded]);
  return position;
};
