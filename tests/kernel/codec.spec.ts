import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { event, personal } from '#domain/event.ts';
import { type Codec, codec } from '#infra/event-store/codec.ts';
import type { NewEvent } from '#infra/event-store/event-store.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { createEventTables, postgresEventStore } from '#infra/event-store/postgres.ts';
import { type Opening, openingThread } from '#infra/keys/opening.ts';
import type { SealedValue } from '#infra/keys/opening-thread.ts';
import { type PersonKeys, personKeys } from '#infra/keys/person-keys.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { metadataOf, recorded, someKeys } from './some-keys.ts';

const definitions = {
  LetterWritten: event(
    z.object({
      letterId: z.uuid(),
      authorId: z.uuid(),
      subject: z.string(),
      text: personal(z.string(), 'authorId'),
      signature: personal(z.object({ name: z.string(), phones: z.array(z.string()) }), 'authorId'),
    }),
  ),
  LetterBurnt: event(z.object({ letterId: z.uuid() })),
};

const author = randomUUID();
const letterId = randomUUID();
const letter = (text: string) => ({
  type: 'LetterWritten',
  data: { letterId, authorId: author, subject: 'Hello', text, signature: { name: 'Exemple', phones: ['+0 00'] } },
});
const { version: _, ...envelope } = metadataOf();

describe('the codec', () => {
  let keys: PersonKeys;
  let letters: Codec;
  const write = (text: string): Promise<NewEvent> => letters.encode(letter(text), randomUUID(), envelope);
  /** All of it: a personal field is opened when it is read. */
  const readBack = async (written: NewEvent) => ({ ...(await letters.decode([recorded(written)]))[0]?.data });

  beforeEach(() => {
    keys = someKeys();
    letters = codec(definitions, keys);
  });

  it('gives back what was written, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await readBack(await write(text))).toEqual(letter(text).data);
      }),
    );
  });

  it('stores personal fields sealed and the rest in the clear, with whose they are', async () => {
    const { data, metadata } = await write('the secret of the letter');
    expect(JSON.stringify(data)).not.toMatch(/secret|Exemple|\+0 00/);
    expect(data).toMatchObject({ letterId, subject: 'Hello' });
    expect(metadata).toMatchObject({ subject: author, version: 1, actor: 'someone' });
  });

  it('seals the same text differently each time', async () => {
    const [one, other] = [await write('same'), await write('same')];
    expect((one.data as { text: string }).text).not.toBe((other.data as { text: string }).text);
  });

  it('opens a sealed value nowhere but in its own event and field', async () => {
    const [one, other] = [await write('one'), await write('other')];
    const sealed = one.data as { text: string; signature: string };
    await expect(readBack({ ...other, data: { ...other.data, text: sealed.text } })).rejects.toThrow();
    await expect(readBack({ ...one, data: { ...sealed, text: sealed.signature } })).rejects.toThrow();
    await expect(
      readBack({ ...one, data: { ...sealed, text: `${sealed.text.slice(0, -6)}AAAA==` } }),
    ).rejects.toThrow();
  });

  it('shows nothing of a forgotten person, and stores nothing more about them', async () => {
    const written = await write('remember me');
    await keys.forget(author);
    expect(await readBack(written)).toMatchObject({ subject: 'Hello', text: null, signature: null });
    await expect(write('again')).rejects.toThrow('forgotten');
  });

  it('leaves a field that was empty empty', async () => {
    const { data } = letter('');
    const written = await letters.encode(
      { type: 'LetterWritten', data: { ...data, text: null } },
      randomUUID(),
      envelope,
    );
    expect(await readBack(written)).toMatchObject({ text: null, signature: data.signature });
  });

  describe('of many events', () => {
    const many = 300;
    const inThread = openingThread();
    /** What the thread was given to open. */
    let asked: string[];
    let opening: Opening;

    beforeEach(() => {
      asked = [];
      opening = (values) => {
        asked.push(...(JSON.parse(values.json) as SealedValue[]).map(([, bound]) => bound));
        return inThread(values);
      };
    });

    const writeMany = () => Promise.all(Array.from({ length: many }, (_, index) => write(`letter ${index} … é`)));
    const textOf = (event?: { readonly data: object }) => (event?.data as { text: string } | undefined)?.text;

    it('opens in a thread those fields that were read of earlier ones, each with the same result', async () => {
      const written = (await writeMany()).map((event) => recorded(event));
      letters = codec(definitions, keys, opening);
      const before = await letters.decode(written);
      expect(asked).toEqual([]);
      const texts = before.map(textOf);
      expect(texts[7]).toBe('letter 7 … é');
      const after = await letters.decode(written);
      expect(asked).toEqual(written.map(({ id }) => `${id}/text`));
      expect(after.map(({ data }) => ({ ...data }))).toEqual(before.map(({ data }) => ({ ...data })));
      await letters.decode(written.slice(0, 10));
      expect(asked).toHaveLength(many);
    });

    it('says of changed bytes only when they are read', async () => {
      const [one, other, ...rest] = (await writeMany()).map((event) => recorded(event));
      if (!one || !other) throw new Error('No letters');
      const swapped = { ...one, data: { ...one.data, text: (other.data as { text: string }).text } };
      letters = codec(definitions, keys, opening);
      textOf((await letters.decode([other]))[0]);
      const [broken, whole] = await letters.decode([swapped, other, ...rest]);
      expect(asked).toHaveLength(many);
      expect(() => textOf(broken)).toThrow();
      expect(textOf(whole)).toBe('letter 1 … é');
    });

    it('needs no thread: what it does not open is opened when it is read', async () => {
      const written = (await writeMany()).map((event) => recorded(event));
      letters = codec(definitions, keys, () => Promise.resolve('[]'));
      textOf((await letters.decode(written))[0]);
      expect((await letters.decode(written)).map(textOf).at(-1)).toBe(`letter ${many - 1} … é`);
    });
  });

  it('passes over types it does not know, and refuses to write them', async () => {
    const burnt = await letters.encode({ type: 'LetterBurnt', data: { letterId } }, randomUUID(), envelope);
    const read = await letters.decode([recorded({ type: 'LetterSung', data: {} }), recorded(burnt)]);
    expect(read.map(({ type }) => type)).toEqual(['LetterBurnt']);
    await expect(letters.encode({ type: 'LetterSung', data: {} }, randomUUID(), envelope)).rejects.toThrow(
      'LetterSung',
    );
  });

  it('refuses to write what does not fit its schema', async () => {
    const bad = { type: 'LetterBurnt', data: { letterId: 'not an id' } };
    await expect(letters.encode(bad, randomUUID(), envelope)).rejects.toThrow(z.ZodError);
  });
});

describe('personal fields in the database', () => {
  it('leave no trace in the log, and none anywhere once the person is forgotten', async () => {
    await using database = await freshDatabase();
    await database.pool.query(createEventTables);
    const keys = personKeys(database.pool);
    const letters = codec(definitions, keys);
    const store = postgresEventStore(database.pool);
    const secret = 'canary-9b1f';
    await store.append('letter-1', 'no-stream', [await letters.encode(letter(secret), randomUUID(), envelope)]);
    const { rows } = await database.pool.query<{ row: string }>('select event::text as row from event_store.event');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret);
    const stored = await collect(store.readAll());
    expect((await letters.decode(stored))[0]?.data).toMatchObject({ text: secret });
    await keys.forget(author);
    expect((await letters.decode(stored))[0]?.data).toMatchObject({ text: null, signature: null, subject: 'Hello' });
    await store.close();
  });
});
