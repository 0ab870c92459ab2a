import { describe, expect, it } from 'vitest';
import type { NewEvent } from '#infra/event-store/event-store.ts';
import { followUntil, fresh, happened, idsOf, insist, type Open, several } from './event-store.contract.ts';

export const followingContract = (open: Open) => {
  describe('following', () => {
    it('gives what there is, says that it has caught up, and then gives whatever comes', async () => {
      await using log = await open();
      const type = fresh('Followed');
      const since = await log.store.head();
      const events = several(1_200, type);
      await log.store.append(fresh('follow'), 'no-stream', events.slice(0, 1_100));
      const caughtUpAt: number[] = [];
      let appending: Promise<unknown> | undefined;
      const seen = await followUntil(log.store, { after: since }, (so, batch) => {
        if (batch.length === 0) {
          caughtUpAt.push(so.length);
          appending ??= log.store.append(fresh('follow'), 'no-stream', events.slice(1_100));
        }
        return so.length === 1_200 && batch.length === 0;
      });
      await appending;
      expect(idsOf(seen)).toEqual(idsOf(events));
      expect(caughtUpAt[0]).toBe(1_100);
    });

    it('says so at once when there is nothing, and ends while it waits', async () => {
      await using log = await open();
      const stop = new AbortController();
      for await (const batch of log.store.subscribeAll({ after: await log.store.head(), signal: stop.signal })) {
        expect(batch).toEqual([]);
        setImmediate(() => stop.abort());
      }
    });

    it('gives the types asked for and no others', async () => {
      await using log = await open();
      const [wanted, other] = [fresh('Wanted'), fresh('Other.Wanted')];
      const since = await log.store.head();
      const events = Array.from({ length: 90 }, (_, index) => happened({}, index % 3 ? other : wanted));
      const appending = Promise.all(events.map((event) => log.store.append(fresh('types'), 'no-stream', [event])));
      const seen = await followUntil(log.store, { after: since, types: [wanted] }, (so) => so.length === 30);
      await appending;
      expect(new Set(idsOf(seen))).toEqual(new Set(idsOf(events.filter(({ type }) => type === wanted))));
    });

    it('gives no more than is asked of it', async () => {
      await using log = await open();
      const since = await log.store.head();
      const events = several(6_000);
      for (let first = 0; first < events.length; first += 1_000)
        await log.store.append(fresh('slowly'), 'no-stream', events.slice(first, first + 1_000));
      const seen = await followUntil(log.store, { after: since }, (so, batch) => {
        expect(batch.length).toBeLessThanOrEqual(1_000);
        return so.length === 6_000;
      });
      expect(idsOf(seen)).toEqual(idsOf(events));
    });

    it('hears of what another process appends', async () => {
      await using log = await open();
      const another = log.another();
      const type = fresh('Elsewhere');
      let next = 0;
      const seen = await followUntil(log.store, { after: await log.store.head(), types: [type] }, (so, batch) => {
        if (batch.length === 0 && next === so.length)
          void another.append(fresh('other'), 'any', [happened({ next: next++ }, type)]);
        return so.length === 5;
      });
      await another.close();
      expect(seen.map(({ data }) => data)).toEqual([0, 1, 2, 3, 4].map((index) => ({ next: index })));
    });

    it('resumes by itself after every drop, and neither skips nor doubles', async () => {
      await using log = await open();
      const since = await log.store.head();
      const events = several(400, fresh('Dropped'));
      const writing = (async () => {
        for (const [index, event] of events.entries()) {
          if (index % 100 === 50) await log.dropConnections();
          await insist(log.store, fresh('drop'), [event]);
        }
      })();
      const seen = await followUntil(log.store, { after: since }, (so) => so.length >= events.length);
      await writing;
      expect(idsOf(seen)).toEqual(idsOf(events));
    });

    it('skips nothing while slow appends are open beside fast ones', async () => {
      await using log = await open();
      const another = log.another();
      const since = await log.store.head();
      const type = fresh('Slow');
      const events: NewEvent[] = [];
      const made = () => {
        const event = happened({}, type);
        events.push(event);
        return event;
      };
      const rounds = 10;
      const following = followUntil(another, { after: since, types: [type] }, (so) => so.length >= rounds * 21);
      for (let round = 0; round < rounds; round++) {
        const finish = await log.slowAppend(fresh('slow'), made());
        const beside = Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? log.store : another).append(fresh('fast'), 'no-stream', [made()]),
        );
        await log.store.head();
        await finish();
        await Promise.all(beside);
      }
      const seen = await following;
      await another.close();
      expect(idsOf(seen).toSorted()).toEqual(idsOf(events).toSorted());
    });
  });
};
