import { z } from 'zod';
import type { Message } from './decider.ts';

export type Upcaster = (data: never) => object;

/** The stored format of one type of event. Its version is the number of upcasters + 1. */
export type EventDefinition<S extends z.ZodObject = z.ZodObject> = {
  readonly schema: S;
  readonly upcasters: readonly Upcaster[];
};

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** `upcasters[0]` turns version 1 into version 2, and so on to `schema`. */
export const event = <S extends z.ZodObject>(schema: S, ...upcasters: Upcaster[]): EventDefinition<S> => ({
  schema,
  upcasters,
});

export const versionOf = ({ upcasters }: EventDefinition): number => upcasters.length + 1;

export type EventOf<D extends EventDefinitions> = {
  [T in keyof D & string]: { readonly type: T; readonly data: z.infer<D[T]['schema']> };
}[keyof D & string];

/** Tells whether an event is one of `definitions`, by its type. */
export const isOneOf =
  <D extends EventDefinitions>(definitions: D) =>
  <M extends Message>(event: M): event is M & EventOf<D> =>
    event.type in definitions;

const subjects = z.registry<{ readonly of: string }>();

/**
 * Marks a field as a person's own: stored encrypted under the key of the person whose id is in the field `of` of the
 * same event, and `null` for every reader once that person is forgotten.
 */
export const personal = <S extends z.ZodType>(schema: S, of: string): z.ZodNullable<S> => {
  const field = schema.nullable();
  subjects.add(field, { of });
  return field;
};

/** The personal fields of an event, each with the field that names its person. */
export const personalFieldsOf = ({ schema }: EventDefinition): readonly { field: string; of: string }[] =>
  Object.entries(schema.shape).flatMap(([field, type]) => {
    const mark = subjects.get(type as z.ZodType);
    return mark ? [{ field, of: mark.of }] : [];
  });

/**
 * Turns stored data of `version` into data of the current version. Throws a ZodError when the result does not match the
 * schema; data of the current version is returned unchecked.
 */
export const upcast = (definition: EventDefinition, version: number, data: object): object => {
  if (version === versionOf(definition)) return data;
  const current = definition.upcasters.slice(version - 1).reduce<object>((older, step) => step(older as never), data);
  return definition.schema.parse(current);
};
