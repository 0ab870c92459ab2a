import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EventDefinition, type EventDefinitions, personalFieldsOf, upcast } from '#domain/event.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { goldenFolder, goldenNames, newGolden, partsOf, readGolden } from './golden-files.ts';
import { metadataOf, recorded, someKeys } from './some-keys.ts';

/**
 * A golden file is an event as some version stored it, and as today's code reads it: `<EventType>.v<version>.json`. Files
 * are added, never changed. The stored form has its personal fields in the clear; a seal is another test's matter.
 */
const files = readdirSync(goldenFolder);

const golden = files.map((file) => ({ file, ...partsOf(file), ...readGolden(file) }));

describe('the stored formats', () => {
  it('have a golden file for every version of every type, and no file is without its type', () => {
    expect(files.toSorted()).toEqual(goldenNames.toSorted());
  });

  it.each(golden)('are still read: $file', async ({ type, version, stored, today }) => {
    const definition = (catalogue as EventDefinitions)[type] as EventDefinition;
    expect(upcast(definition, version, structuredClone(stored))).toEqual(today);
    expect(definition.schema.parse(today)).toEqual(today);
    if (personalFieldsOf(definition).length > 0) return;
    const { decode } = codec(catalogue, someKeys());
    const [event] = await decode([recorded({ type, data: stored, metadata: metadataOf({ version }) })]);
    expect(event?.data).toEqual(today);
  });

  it('are begun by an example that `npm run golden` makes, for the present version alone', () => {
    const before = readGolden('BatchDecided.v1.json');
    expect(newGolden('BatchDecided.v1.json')).toBeUndefined();
    expect(newGolden('BatchDecided.v2.json')).toEqual({ stored: before.today, today: before.today });
    const { today } = newGolden('ReviewPublished.v1.json') ?? {};
    expect(catalogue.ReviewPublished.schema.parse(today)).toEqual(today);
  });
});
