import fc from 'fast-check';
import type { Schema } from './described.ts';

/** Values that mean something to the server, by the name of the field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const longest = 60;

const number = (schema: Schema, name: 'minimum' | 'maximum', otherwise: number): number => {
  const exclusive = schema[name === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'];
  return Number(schema[name] ?? exclusive ?? otherwise);
};

/** One for all texts: fast-check takes a while to see what dangerous words one can spell. */
const letter = fc.oneof(
  fc.constantFrom(' ', '\n', '\t', "'", '"', '%', '\\', '<', '/', '.', '@', 'é', '😀'),
  fc.string({ minLength: 1, maxLength: 1 }),
);

const text = (schema: Schema): fc.Arbitrary<string> => {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress({ size: 'small' });
  if (schema.format === 'uri') return fc.webUrl();
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  if (schema.format === 'date') return day.map((one) => one.toISOString().slice(0, 10));
  if (schema.format === 'date-time') return day.map((one) => one.toISOString());
  const [minLength, maxLength] = [Number(schema.minLength ?? 0), Number(schema.maxLength ?? 1000)];
  if (typeof schema.pattern === 'string' && schema.pattern !== '\\S' && !schema.pattern.startsWith('^[^'))
    return fc.stringMatching(new RegExp(schema.pattern, 'u')).map((one) => one.slice(0, maxLength));
  const anything = fc.string({
    unit: letter,
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, longest)),
  });
  const words = fc.constantFrom(
    'Abidjan',
    'pharmacie',
    'Garage du Plateau',
    '1',
    'a@example.org',
    '+225 07 07 07 07 07',
  );
  return fc.oneof({ weight: 2, arbitrary: anything }, { weight: 1, arbitrary: words });
};

const objectOf = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  if (properties.length === 0 && typeof schema.additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 8 }), madeUp(schema.additionalProperties as Schema, known), {
      maxKeys: 3,
    });
  const fields = properties.map(([name, field]): [string, fc.Arbitrary<unknown>] => {
    const values = known[name];
    const made = madeUp(field, known);
    return [name, values ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, made) : made];
  });
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, {
    requiredKeys: (schema.required ?? []) as string[],
    noNullPrototype: true,
  });
};

/** Values that a JSON schema describes, mostly: what it says beside is for the caller to check. */
export const madeUp = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((one) => madeUp(one, known)));
  if (Array.isArray(schema.allOf)) return madeUp(Object.assign({}, ...schema.allOf), known);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => madeUp({ ...schema, type }, known)));
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer') {
    const [min, max] = [number(schema, 'minimum', -1000), number(schema, 'maximum', 2 ** 40)];
    const few = fc.integer({ min: Math.ceil(min), max: Math.min(max, Math.max(min, 0) + 30) });
    return fc.oneof(few, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.constant(max));
  }
  if (schema.type === 'number')
    return fc.double({ min: number(schema, 'minimum', -1e9), max: number(schema, 'maximum', 1e9), noNaN: true });
  if (schema.type === 'array') {
    const [minLength, most] = [Number(schema.minItems ?? 0), Number(schema.maxItems ?? 3)];
    const items = (schema.prefixItems as readonly Schema[] | undefined)?.map((one) => madeUp(one, known));
    if (items) return fc.tuple(...items);
    return fc.array(madeUp((schema.items ?? {}) as Schema, known), {
      minLength,
      maxLength: Math.max(minLength, Math.min(most, 3)),
    });
  }
  if (schema.type === 'object') return objectOf(schema, known);
  return fc.jsonValue({ maxDepth: 1 });
};

/** All limits that a schema names, each as what is just beyond it. */
const beyond = (schema: unknown): unknown[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { maxLength, maximum, minimum, exclusiveMinimum } = schema as Schema;
  return [
    ...(typeof maxLength === 'number' && maxLength < 100_000
      ? ['x'.repeat(maxLength + 1), ' '.repeat(maxLength + 1)]
      : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof exclusiveMinimum === 'number' ? [exclusiveMinimum] : []),
    ...Object.values(schema).flatMap(beyond),
  ];
};

/** Just beyond what a schema allows, of another type, or what nobody thinks of. */
export const odd = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 1.5, 1e300, '', ' ', 'x', '0x1', ' 1 ', '1e2', '٣', [], {}, [[]], { a: 1 }, ['x']],
    ...beyond(schema),
  );

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `value` with one part of it replaced, left out, said many times, or added. */
export const spoiled = (schema: Schema, value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(), fc.nat({ max: 9 }), odd(schema)).map(([at, how, put]) => {
    const copy: unknown = structuredClone(value);
    const places: { readonly of: Record<string, unknown>; readonly name: string }[] = [];
    const walk = (node: unknown): void => {
      if (!isTree(node)) return;
      for (const name of Object.keys(node)) {
        places.push({ of: node, name });
        walk(node[name]);
      }
    };
    walk(copy);
    const place = places[at % Math.max(1, places.length)];
    if (!place || how === 0) return put;
    const now = place.of[place.name];
    if (how === 1) delete place.of[place.name];
    else if (how === 2 && Array.isArray(now)) place.of[place.name] = Array.from({ length: 101 }, () => now[0] ?? put);
    else place.of[place.name] = put;
    return copy;
  });
