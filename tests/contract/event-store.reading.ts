import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '#infra/event-store/event-store.ts';
import { fresh, happened, idsOf, type Open, several } from './event-store.contract.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'é',
    '😀',
    'سوق',
    '\u0000',
    '\u2028\u2029',
    '\\',
    '\\n',
    '\\N',
    '\\.',
    '"',
    '\t',
    '\r\n',
    '\ud800',
    '\u007f',
    '\ufeff',
  ),
);

export const readingContract = (open: Open) => {
  describe('reading', () => {
    it('reads a stream both ways, from any revision, as much as wanted', async () => {
      await using log = await open();
      const stream = fresh('both-ways');
      const events = several(1_500);
      await log.store.append(stream, 'no-stream', events);
      const read = async (options: Parameters<typeof log.store.readStream>[1]) =>
        (await collect(log.store.readStream(stream, options))).map(({ revision }) => revision);
      expect(idsOf(await collect(log.store.readStream(stream)))).toEqual(idsOf(events));
      expect(idsOf(await collect(log.store.readStream(stream, { direction: 'backwards' })))).toEqual(
        idsOf(events).reverse(),
      );
      expect(await read({ from: 1_497 })).toEqual([1_497, 1_498, 1_499]);
      expect(await read({ from: 2, limit: 2 })).toEqual([2, 3]);
      expect(await read({ from: 1, direction: 'backwards' })).toEqual([1, 0]);
      expect(await read({ direction: 'backwards', limit: 1 })).toEqual([1_499]);
      expect(await read({ from: 1_500 })).toEqual([]);
    });

    it('yields nothing for a stream that does not exist', async () => {
      await using log = await open();
      expect(await collect(log.store.readStream(fresh('nobody')))).toEqual([]);
      expect(await collect(log.store.readStream(fresh('nobody'), { direction: 'backwards' }))).toEqual([]);
    });

    it('reads the whole log in order behind a position, of some types, up to a limit', async () => {
      await using log = await open();
      const [apple, pear] = [fresh('Apple'), fresh('Pear')];
      const since = await log.store.head();
      const events = Array.from({ length: 40 }, (_, index) => happened({}, index % 4 ? apple : pear));
      for (const event of events) await log.store.append(fresh('whole'), 'no-stream', [event]);
      const all = await collect(log.store.readAll({ after: since }));
      expect(idsOf(all)).toEqual(idsOf(events));
      expect(await log.store.head()).toBe(all.at(-1)?.position);
      const pears = await collect(log.store.readAll({ after: since, types: [pear] }));
      expect(idsOf(pears)).toEqual(idsOf(events.filter(({ type }) => type === pear)));
      const rest = await collect(log.store.readAll({ after: all[9]?.position ?? '', types: [apple, pear], limit: 5 }));
      expect(idsOf(rest)).toEqual(idsOf(events.slice(10, 15)));
    });

    it('reads of the whole log what names an id, in data or in metadata', async () => {
      await using log = await open();
      const person = randomUUID();
      const since = await log.store.head();
      const told = happened({ accountId: person });
      const done = { ...happened({}), metadata: { ...happened({}).metadata, actor: person } };
      for (const event of [happened({}), told, happened({ accountId: randomUUID() }), done])
        await log.store.append(fresh('named'), 'no-stream', [event]);
      expect(idsOf(await collect(log.store.readAll({ after: since, naming: person })))).toEqual(idsOf([told, done]));
      expect(await collect(log.store.readAll({ after: since, naming: "'; drop table x; --" }))).toEqual([]);
    });

    it('may be left early, again and again', async () => {
      await using log = await open();
      const since = await log.store.head();
      await log.store.append(fresh('early'), 'no-stream', several(3_000));
      for (let time = 0; time < 25; time++)
        for await (const batch of log.store.readAll({ after: since })) {
          expect(batch.length).toBeGreaterThan(0);
          break;
        }
      expect(await log.store.append(fresh('early'), 'no-stream', several(1))).toMatchObject({ revision: 0 });
    });

    it('never passes off a part for the whole when its connection is lost', async () => {
      await using log = await open();
      const since = await log.store.head();
      const text = 'x'.repeat(10_000);
      for (let time = 0; time < 60; time++)
        await log.store.append(
          fresh('lost'),
          'no-stream',
          Array.from({ length: 100 }, () => happened({ text })),
        );
      let read = 0;
      const reading = (async () => {
        for await (const batch of log.store.readAll({ after: since })) {
          if (read === 0) await log.dropConnections();
          read += batch.length;
        }
        return read;
      })();
      const told = await reading.catch(() => 'lost');
      expect(['lost', 6_000]).toContain(told);
      expect(await collect(log.store.readAll({ after: since }))).toHaveLength(6_000);
    });

    it('keeps large events whole', async () => {
      await using log = await open();
      const stream = fresh('large');
      const since = await log.store.head();
      const events = ['é', '😀', 'x'].map((letter) =>
        happened({ text: letter.repeat(1_000_000 / letter.length ** 2) }),
      );
      for (const event of events) await log.store.append(stream, 'any', [event]);
      for (const read of [log.store.readStream(stream), log.store.readAll({ after: since })])
        expect((await collect(read)).map(({ data }) => data)).toEqual(events.map(({ data }) => data));
    });

    it('gives back every character as it was, wherever the bytes are cut', async () => {
      await using log = await open();
      const texts = fc.array(fc.record({ text: fc.array(nasty, { maxLength: 20 }), fill: fc.nat(5_000) }), {
        minLength: 1,
        maxLength: 30,
      });
      await fc.assert(
        fc.asyncProperty(texts, async (written) => {
          const stream = fresh('text');
          const since = await log.store.head();
          const events = written.map(({ text, fill }) => {
            const event = happened({ text, fill: 'é😀'.repeat(fill) });
            return { ...event, metadata: { ...event.metadata, actor: text.join('') } };
          });
          await log.store.append(stream, 'no-stream', events);
          for (const read of [log.store.readStream(stream), log.store.readAll({ after: since })]) {
            const found = await collect(read);
            expect(found.map(({ data, metadata }) => ({ data, metadata }))).toEqual(
              events.map(({ data, metadata }) => ({ data, metadata })),
            );
          }
        }),
        { numRuns: 25 },
      );
    });
  });
};
