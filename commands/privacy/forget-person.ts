import { randomUUID } from 'node:crypto';
import { type Actor, operator } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import { sinks } from '#domain/privacy/erasure.events.ts';
import { erasure, erasureStream } from '#domain/privacy/erasure.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { partOf } from '../part-of.ts';
import { askErasure } from './ask-erasure.ts';
import { knownOf } from './known-of.ts';
import { type Emptying, emptySink } from './sinks.ts';

export const erasing = (now: Date, actor: Actor = operator): Envelope => {
  const commandId = randomUUID();
  return { commandId, actor, now, correlationId: commandId };
};

/**
 * Carries out an erasure that is due: empties one sink after the other, and records each. The key is deleted only when
 * nothing has to be decrypted any more. After an interruption it continues where it stopped. Throws a `Rejection` for
 * an erasure that was not requested, or is not due.
 */
export const forgetPerson = async (parts: Emptying, accountId: string, now: Date): Promise<void> => {
  const envelope = erasing(now);
  await askErasure(parts, { type: 'BeginErasure', data: { accountId } }, partOf(envelope, 'begin'));
  const { state } = await stateOf(parts, erasure, erasureStream(accountId));
  if (state.status !== 'begun') return;
  const personData = await knownOf(parts, accountId);
  for (const sink of sinks) {
    if (state.emptied.includes(sink)) continue;
    const pieces = await emptySink[sink](parts, accountId, personData, partOf(envelope, sink));
    const data = { accountId, sink, pieces };
    await askErasure(parts, { type: 'ReportSink', data }, partOf(envelope, `${sink}/told`));
  }
};
