import { describe, expect, it } from 'vitest';
import { collect, isAfter, WrongExpectedRevision } from '#infra/event-store/event-store.ts';
import { fresh, happened, idsOf, type Open, several } from './event-store.contract.ts';

export const appendingContract = (open: Open) => {
  describe('appending', () => {
    it('numbers the events of a stream from 0 and places them in the log in order', async () => {
      await using log = await open();
      const stream = fresh('order');
      const first = await log.store.append(stream, 'no-stream', several(3));
      const second = await log.store.append(stream, 2, several(2));
      const events = await collect(log.store.readStream(stream));
      expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
      expect(first).toEqual({ revision: 2, position: events[2]?.position });
      expect(second).toEqual({ revision: 4, position: events[4]?.position });
      for (const [index, event] of events.entries())
        if (index > 0) expect(isAfter(event.position, events[index - 1]?.position ?? '')).toBe(true);
    });

    it('refuses when the stream is not where the caller believes, and says where it is', async () => {
      await using log = await open();
      const stream = fresh('belief');
      await expect(log.store.append(stream, 0, several(1))).rejects.toMatchObject({ actual: 'no-stream', expected: 0 });
      await log.store.append(stream, 'no-stream', several(2));
      for (const expected of ['no-stream', 0, 2] as const) {
        const refusal = await log.store.append(stream, expected, several(1)).catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(WrongExpectedRevision);
        expect(refusal).toMatchObject({ stream, expected, actual: 1 });
      }
      expect(await log.store.append(stream, 'any', several(1))).toMatchObject({ revision: 2 });
    });

    it('appends all of the events or none', async () => {
      await using log = await open();
      const stream = fresh('all-or-none');
      await log.store.append(stream, 'no-stream', several(1));
      await expect(log.store.append(stream, 5, several(3))).rejects.toThrow(WrongExpectedRevision);
      expect(await collect(log.store.readStream(stream))).toHaveLength(1);
    });

    it('fails nobody else when one of many at once is refused', async () => {
      await using log = await open();
      const streams = Array.from({ length: 60 }, () => fresh('beside'));
      const outcomes = await Promise.allSettled(
        streams.map((stream, index) => log.store.append(stream, index % 3 === 0 ? 7 : 'no-stream', several(2))),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(
        streams.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
      );
      for (const [index, stream] of streams.entries())
        expect(await collect(log.store.readStream(stream))).toHaveLength(index % 3 === 0 ? 0 : 2);
    });

    it('lets exactly one of 100 racing writers win each round', async () => {
      await using log = await open();
      const stream = fresh('race');
      const stores = [log.store, log.another()];
      for (let round = 0; round < 5; round++) {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 100 }, (_, index) =>
            stores[index % 2]?.append(stream, round === 0 ? 'no-stream' : round - 1, [happened({ round, index })]),
          ),
        );
        const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
        expect(losers).toHaveLength(99);
        for (const { reason } of losers) expect(reason).toBeInstanceOf(WrongExpectedRevision);
        expect(await collect(log.store.readStream(stream))).toHaveLength(round + 1);
      }
      await stores[1]?.close();
    });

    it('keeps many streams apart that are written at once', async () => {
      await using log = await open();
      const streams = Array.from({ length: 1_000 }, () => fresh('many'));
      const since = await log.store.head();
      await Promise.all(streams.map((stream) => log.store.append(stream, 'no-stream', several(2))));
      const events = (await collect(log.store.readAll({ after: since }))).filter(({ stream }) =>
        streams.includes(stream),
      );
      expect(events).toHaveLength(2_000);
      const revisions = Map.groupBy(events, ({ stream }) => stream);
      for (const stream of streams) expect(revisions.get(stream)?.map(({ revision }) => revision)).toEqual([0, 1]);
    });
  });

  describe('appending again with the same event ids', () => {
    it('answers as the first time and adds nothing, whatever is expected now', async () => {
      await using log = await open();
      const stream = fresh('again');
      await log.store.append(stream, 'no-stream', several(2));
      const events = several(2);
      const first = await log.store.append(stream, 1, events);
      await log.store.append(stream, 3, several(2));
      for (const expected of [1, 'no-stream', 3, 5, 'any'] as const)
        expect(await log.store.append(stream, expected, events)).toEqual(first);
      expect(await collect(log.store.readStream(stream))).toHaveLength(6);
    });

    it('knows a repeat of what another process appended', async () => {
      await using log = await open();
      const another = log.another();
      const stream = fresh('elsewhere');
      const events = several(3);
      const first = await another.append(stream, 'no-stream', events);
      await another.close();
      expect(await log.store.append(stream, 'any', events)).toEqual(first);
      expect(idsOf(await collect(log.store.readStream(stream)))).toEqual(idsOf(events));
    });

    it('appends once when it is asked many times at once', async () => {
      await using log = await open();
      const another = log.another();
      const stream = fresh('at-once');
      const events = several(2);
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? log.store : another).append(stream, 'any', events)),
      );
      await another.close();
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(idsOf(await collect(log.store.readStream(stream)))).toEqual(idsOf(events));
    });
  });
};
