import { isPassing } from '#infra/database/passing.ts';
import type { Codec } from '#infra/event-store/codec.ts';
import type { Position, RecordedEvent } from '#infra/event-store/event-store.ts';
import type { Projection } from './projection.ts';

/** A decoded event, or one that could not be decoded, with the error in `broken`. */
export type Fed = RecordedEvent | (RecordedEvent & { readonly broken: unknown });

/** A part of the log: the events that the projections handle, up to and including the position `upTo`. */
export type Batch = { readonly events: readonly Fed[]; readonly upTo: Position };

const decodeOneByOne = async (codec: Codec, recorded: readonly RecordedEvent[]): Promise<Fed[]> => {
  const fed: Fed[] = [];
  for (const event of recorded) {
    try {
      fed.push(...(await codec.decode([event])));
    } catch (broken) {
      if (isPassing(broken)) throw broken;
      fed.push({ ...event, broken });
    }
  }
  return fed;
};

/**
 * Returns a function that decodes the events that `projections` handle. An event that cannot be decoded is passed on
 * as `broken`, so that only the projections that handle it fail.
 */
export const decoding = (codec: Codec, projections: readonly Projection[]) => {
  const wanted = new Set(projections.flatMap(({ on }) => Object.keys(on)));
  return async (recorded: readonly RecordedEvent[], upTo: Position): Promise<Batch> => {
    const handled = recorded.filter(({ type }) => wanted.has(type));
    try {
      return { events: await codec.decode(handled), upTo };
    } catch (error) {
      if (isPassing(error)) throw error;
      return { events: await decodeOneByOne(codec, handled), upTo };
    }
  };
};
