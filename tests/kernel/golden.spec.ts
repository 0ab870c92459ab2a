import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type EventDefinition, type EventDefinitions, personalFieldsOf, upcast, versionOf } from '#domain/event.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { metadataOf, recorded, someKeys } from './some-keys.ts';

/**
 * A golden file is an event as some version stored it, and as today's code reads it: `<EventType>.v<version>.json`. Files
 * are added, never changed. The stored form has its personal fields in the clear; a seal is another test's matter.
 */
const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder);

const golden = files.map((file) => {
  const [, type = '', version] = file.match(/^(\w+)\.v(\d+)\.json$/) ?? [];
  const { stored, today } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { stored: object; today: object };
  return { file, type, version: Number(version), stored, today };
});

const wanted = Object.entries<EventDefinition>(catalogue).flatMap(([type, definition]) =>
  Array.from({ length: versionOf(definition) }, (_, index) => `${type}.v${index + 1}.json`),
);

describe('the stored formats', () => {
  it('have a golden file for every version of every type, and no file is without its type', () => {
    expect(files.toSorted()).toEqual(wanted.toSorted());
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
});
