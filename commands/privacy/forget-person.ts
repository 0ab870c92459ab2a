import { randomUUID } from 'node:crypto';
import { type Actor, operator } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { sinks } from '#domain/privacy/erasure.events.ts';
import { erasure, erasureStream } from '#domain/privacy/erasure.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { partOf } from '../handle.ts';
import { askErasure } from './ask-erasure.ts';
import { knownOf } from './known-of.ts';
import { type Emptying, emptySink } from './sinks.ts';

export const erasing = (now: Date, actor: Actor = operator): Envelope => {
  const commandId = randomUUID();
  return { commandId, actor, now, correlationId: commandId };
};

/**
 * Carries out an erasure that is due: place after place lets go of the person, and says so; the key goes once nothing
 * has to be looked up any more. Broken off, it goes on where it was. Throws a `Rejection` for one that nobody asked for.
 */
export const forgetPerson = async (parts: Emptying, accountId: string, now: Date): Promise<void> => {
  const envelope = erasing(now);
  await askErasure(parts, { type: 'BeginErasure', data: { accountId } }, partOf(envelope, 'begin'));
  const { state } = await stateOf(parts, erasure, erasureStream(accountId));
  if (state.status !== 'begun') return;
  const known = await knownOf(parts, accountId);
  for (const sink of sinks) {
    if (state.emptied.includes(sink)) continue;
    const pieces = await emptySink[sink](parts, accountId, known, partOf(envelope, sink));
    const data = { accountId, sink, pieces };
    await askErasure(parts, { type: 'ReportSink', data }, partOf(envelope, `${sink}/told`));
  }
};
