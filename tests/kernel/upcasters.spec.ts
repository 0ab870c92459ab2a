import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EventDefinitions, event, versionOf } from '#domain/event.ts';
import { codec } from '#infra/event-store/codec.ts';
import { metadataOf, recorded, someKeys } from './some-keys.ts';

/** A format that has changed twice: a score out of 10 became stars out of 5, and then got a language. */
const definitions: EventDefinitions = {
  OpinionGiven: event(
    z.object({ opinionId: z.string(), stars: z.int().min(1).max(5), language: z.enum(['fr', 'en']) }),
    ({ score, ...rest }: { score: number }) => ({ ...rest, stars: Math.max(1, Math.round(score / 2)) }),
    (second: object) => ({ ...second, language: 'fr' }),
  ),
};

const { decode, encode } = codec(definitions, someKeys());
const read = async (version: number, data: object) =>
  (await decode([recorded({ type: 'OpinionGiven', data, metadata: metadataOf({ version }) })]))[0];

const golden = [
  { version: 1, stored: { opinionId: 'a', score: 9 }, today: { opinionId: 'a', stars: 5, language: 'fr' } },
  { version: 1, stored: { opinionId: 'b', score: 0 }, today: { opinionId: 'b', stars: 1, language: 'fr' } },
  { version: 2, stored: { opinionId: 'c', stars: 4 }, today: { opinionId: 'c', stars: 4, language: 'fr' } },
  {
    version: 3,
    stored: { opinionId: 'd', stars: 2, language: 'en' },
    today: { opinionId: 'd', stars: 2, language: 'en' },
  },
];

describe('upcasters', () => {
  it.each(golden)(
    'bring version $version to the form of today: $stored.opinionId',
    async ({ version, stored, today }) => {
      expect((await read(version, stored))?.data).toEqual(today);
    },
  );

  it('are counted by the version that is written', async () => {
    const written = await encode({ type: 'OpinionGiven', data: golden[3]?.today ?? {} }, 'id', metadataOf());
    expect(written.metadata.version).toBe(3);
    expect(Object.values(definitions).map(versionOf)).toEqual([3]);
  });

  it('leave what was stored as it was', async () => {
    const stored = { opinionId: 'a', score: 9 };
    await read(1, stored);
    expect(stored).toEqual({ opinionId: 'a', score: 9 });
  });

  it('refuse stored data that no longer fits after them', async () => {
    await expect(read(2, { opinionId: 'e', stars: 11 })).rejects.toThrow(z.ZodError);
  });
});
