import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventDefinition, type EventDefinitions, upcast, versionOf } from '#domain/event.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { exampleOf } from './example-event.ts';

export const goldenFolder = join(import.meta.dirname, 'golden');

/** The golden file of an event: how a version stored it, and how today's code reads that. */
export type Golden = { readonly stored: object; readonly today: object };

/** Returns the golden file of that name. Throws when there is none. */
export const readGolden = (file: string): Golden => JSON.parse(readFileSync(join(goldenFolder, file), 'utf8'));

/** Returns the type and the version in the name of a golden file. */
export const partsOf = (file: string): { readonly type: string; readonly version: number } => {
  const [, type = '', version] = file.match(/^(\w+)\.v(\d+)\.json$/) ?? [];
  return { type, version: Number(version) };
};

/** The names of the golden files that there have to be: one for every version of every event. */
export const goldenNames: readonly string[] = Object.entries<EventDefinition>(catalogue).flatMap(([type, definition]) =>
  Array.from({ length: versionOf(definition) }, (_, index) => `${type}.v${index + 1}.json`),
);

/**
 * Returns a golden file for the present version of an event: an example of its data, made from the file of the version
 * before where there is one. Undefined for a past version, and for data that cannot be made up from the schema.
 */
export const newGolden = (file: string): Golden | undefined => {
  const { type, version } = partsOf(file);
  const definition = (catalogue as EventDefinitions)[type];
  if (!definition || version !== versionOf(definition)) return undefined;
  const data =
    version === 1
      ? exampleOf(definition)
      : upcast(definition, version - 1, readGolden(`${type}.v${version - 1}.json`).stored);
  return data && { stored: data, today: data };
};
