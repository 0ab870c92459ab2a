import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isPassing } from '../database/passing.ts';
import type { Codec } from '../event-store/codec.ts';
import { type EventStore, isAfter, type Position, type RecordedEvent, start } from '../event-store/event-store.ts';
import { moment } from '../moment.ts';
import type { NewIntent } from './intents.ts';
import { beginAt, moveOn, type Places, placesOf } from './places.ts';
import type { Intent, Mail, Occurred, Reactor } from './reactor.ts';

export type ReactingLog = {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly log: Pick<Logger, 'error'>;
};

const stored = ({ key, kind, delayS = 0, ...rest }: Intent): NewIntent => {
  const { person = null, ...data } = rest as Partial<Pick<Mail, 'person'>>;
  return { key, kind, data, delayS, person };
};

/** Returns a parked intent for an event that a reactor could not handle, so that the operator sees it. */
const unanswered = (reactor: Reactor, { id, type, position }: RecordedEvent, error: unknown): NewIntent => ({
  key: `${reactor.name}/${id}/unanswered`,
  kind: 'unanswered',
  data: { reactor: reactor.name, type, position },
  parked: error instanceof Error ? error.message : String(error),
});

const answersTo = async (
  { codec, log }: ReactingLog,
  reactors: readonly Reactor[],
  places: Places,
  event: RecordedEvent,
): Promise<NewIntent[]> => {
  const asked = reactors.filter(
    ({ name, on }) => event.type in on && isAfter(event.position, places.get(name) ?? event.position),
  );
  if (asked.length === 0) return [];
  const decoded = await codec.decode([event]).catch((error: unknown) => {
    if (isPassing(error)) throw error;
    return error;
  });
  return asked.flatMap((reactor) => {
    try {
      if (!Array.isArray(decoded)) throw decoded;
      return decoded.flatMap(({ data, id, metadata: { at, actor } }) => {
        const react = reactor.on[event.type];
        return react?.({ data, id, at, actor } as Occurred<never>).map(stored) ?? [];
      });
    } catch (error) {
      log.error({ reactor: reactor.name, position: event.position, err: error }, 'an event was not answered');
      return [unanswered(reactor, event, error)];
    }
  });
};

/**
 * Runs the reactors from their checkpoints on, until `signal` aborts, and writes their intents together with the
 * checkpoint: then calls `moved`, and `wrote` when there were any. A new reactor begins at the present end of the log.
 */
export const react = async (
  parts: ReactingLog,
  reactors: readonly Reactor[],
  { signal, wrote, moved }: { readonly signal: AbortSignal; wrote(): void; moved(): void },
): Promise<void> => {
  const { pool, store } = parts;
  const end = await store.head();
  await beginAt(pool, reactors, end);
  let places = await placesOf(
    pool,
    reactors.map(({ name }) => name),
  );
  const earliest = [...places.values()].reduce((a, b) => (isAfter(a, b) ? b : a), end);
  const types = [...new Set(reactors.flatMap(({ on }) => Object.keys(on)))];
  const behind = (position: Position) => [...places.values()].some((at) => isAfter(position, at));
  const move = async (to: Position, intents: readonly NewIntent[]) => {
    moment('reaction.before');
    places = await moveOn(pool, places, to, intents, () => moment('reaction.inside'));
    moment('reaction.after');
    moved();
    if (intents.length > 0) wrote();
  };

  for await (const batch of store.subscribeAll({ after: earliest, types, signal })) {
    const last = batch.at(-1)?.position ?? (end === start ? undefined : end); // caught up: whatever else was there concerns nobody
    if (last === undefined || !behind(last)) continue;
    const intents: NewIntent[] = [];
    for (const event of batch) intents.push(...(await answersTo(parts, reactors, places, event)));
    await move(last, intents);
  }
};
