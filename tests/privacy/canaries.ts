import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v5 as uuidV5 } from 'uuid';
import { type EventDefinition, personalFieldsOf, versionOf } from '#domain/event.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import type { Told } from '#tests/projections/engine.ts';

const ids = '5f7c1c62-6c2b-4f55-8f0e-7b7a5a0c0001';
const golden = join(import.meta.dirname, '../kernel/golden');

/** Whoever `number` stands for. */
export const personId = (number: number): string => uuidV5(`canary/${number}`, ids);

/** A word that is nowhere else: `kanari00012f034z` is the 34th of person 12. */
export const canary = (person: number, field: number): string =>
  `kanari${String(person).padStart(5, '0')}f${String(field).padStart(3, '0')}z`;

export const canaryPattern = /kanari(\d{5})f(\d{3})z/g;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Json = unknown;

/** The same data with every text in it that may be anything made a canary, one by one, as long as it still fits. */
const withCanaries = (value: Json, fits: (value: Json) => boolean, next: () => string): Json => {
  const replace = (part: Json, put: (part: Json) => Json): Json => {
    if (typeof part === 'string' && !uuid.test(part)) {
      const word = next();
      const written = [
        word,
        `${word}@example.org`,
        `https://example.org/${word}`,
        part.replace(/[\w-]{22}$/, `${word}000000`),
      ];
      return written.find((text) => text !== part && fits(put(text))) ?? part;
    }
    if (Array.isArray(part)) return part.map((one, index) => replace(one, (changed) => put(part.with(index, changed))));
    if (typeof part === 'object' && part !== null) {
      let whole = part as Record<string, Json>;
      for (const key of Object.keys(whole)) {
        const before = whole;
        whole = { ...before, [key]: replace(before[key], (changed) => put({ ...before, [key]: changed })) };
      }
      return whole;
    }
    return part;
  };
  return replace(value, (changed) => changed);
};

const streamOf = (type: string, id: string): string => {
  if (['AccountOpened', 'EmailChanged', 'MobileVerified'].includes(type)) return `account-${id}`;
  return `${type.toLowerCase()}-${id}`;
};

/**
 * An invitation and a contract have keys of their own, which are destroyed with their end (`managers-page-http.spec.ts`,
 * `contracts-http.spec.ts`), not with a person.
 */
const types = Object.entries<EventDefinition>(catalogue).filter(([, definition]) =>
  personalFieldsOf(definition).some(({ of }) => !['invitationId', 'contractId'].includes(of)),
);

/** Every event that tells something of a person, told of this one: each personal field holds canaries of their own. */
export const lifeOf = (person: number): Told[] => {
  const id = personId(person);
  let field = 0;
  return types.map(([type, definition]) => {
    const file = join(golden, `${type}.v${versionOf(definition)}.json`);
    const { today } = JSON.parse(readFileSync(file, 'utf8')) as { today: Record<string, Json> };
    const marks = personalFieldsOf(definition);
    const data: Record<string, Json> = { ...today };
    for (const [key, value] of Object.entries(data))
      if (typeof value === 'string' && uuid.test(value)) data[key] = uuidV5(`${person}/${key}`, ids);
    for (const { of } of marks) data[of] = id;
    for (const { field: name } of marks) {
      const fits = (value: Json) => definition.schema.shape[name]?.safeParse(value).success === true;
      data[name] = withCanaries(data[name], fits, () => canary(person, field++));
    }
    return { stream: streamOf(type, id), type, data };
  });
};

/** The canaries in anything. */
export const canariesIn = (value: Json): string[] => JSON.stringify(value).match(canaryPattern) ?? [];
