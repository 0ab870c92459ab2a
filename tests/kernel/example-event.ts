import fc from 'fast-check';
import type { EventDefinition } from '#domain/event.ts';
import { type JsonSchema, jsonSchema } from '#infra/http/json-schema.ts';

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0d9f6a52-3c58-4d0e-9f5b-1c6f0a4b7e20',
  email: 'awa@example.org',
  uri: 'https://example.org/',
  date: '2026-11-21',
  'date-time': '2026-11-21T09:00:00.000Z',
};

/** Tried in turn until one fits a pattern. */
const words = ['Riviera 3', 'riviera-3', 'CI', 'XOF', '+2250700000000', 'aaaaaaaaaaaaaaaaaaaaaa'];

const text = ({ format, pattern, minLength = 0, maxLength = 1_000 }: JsonSchema): string => {
  const known = byFormat[String(format)];
  if (known) return known;
  const [first = ''] = words;
  if (typeof pattern !== 'string') return first.padEnd(Number(minLength), ' bis').slice(0, Number(maxLength));
  const fits = new RegExp(pattern, 'u');
  return words.find((word) => fits.test(word)) ?? fc.sample(fc.stringMatching(fits), { numRuns: 1, seed: 1 })[0] ?? '';
};

/** Returns a value that a JSON schema describes, with as much in it as there can be: every field, one item in a list. */
const example = (schema: JsonSchema): unknown => {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (choices) return example(choices[0] ?? {});
  if (Array.isArray(schema.allOf)) return example(Object.assign({}, ...schema.allOf));
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.min(Math.max(1, Number(schema.minimum ?? 1)), Number(schema.maximum ?? Number.POSITIVE_INFINITY));
  if (schema.type === 'array') {
    const tuple = schema.prefixItems as readonly JsonSchema[] | undefined;
    const items =
      tuple ?? Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () => (schema.items ?? {}) as JsonSchema);
    return items.map(example);
  }
  if (schema.type !== 'object') return null;
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return Object.fromEntries(fields.map(([name, field]) => [name, example(field)]));
};

/** Returns data that fit the event's present schema; undefined when that asks for more than can be made up. */
export const exampleOf = ({ schema }: EventDefinition): object | undefined => {
  const { success, data } = schema.safeParse(example(jsonSchema(schema)));
  return success ? data : undefined;
};
