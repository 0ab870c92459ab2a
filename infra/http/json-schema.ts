import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Parts of regular expressions that other dialects do not know, with a portable form. */
const portable: readonly (readonly [RegExp, string])[] = [
  [/\\p\{Cc\}/g, '\\x00-\\x1f\\x7f-\\x9f'],
  [/\\p\{Cs\}/g, '\\ud800-\\udfff'],
  [/\\0/g, '\\x00'],
];

/** Returns the JSON schema of a request (`input`) or an answer (`output`). What zod cannot express stays open. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ jsonSchema: one }) {
      if (one.pattern) one.pattern = portable.reduce((text, [from, to]) => text.replace(from, to), one.pattern);
    },
  });
  return written;
};

/** Returns the JSON schema of a text parameter: that before parsing, else that of the parsed value. */
export const jsonSchemaOfText = (schema: z.ZodType): JsonSchema => {
  const [{ default: _, ...before }, { default: __, ...after }] = [jsonSchema(schema), jsonSchema(schema, 'output')];
  if (Object.keys(before).length > 0) return before;
  return Object.keys(after).length > 0 ? after : { type: 'string' };
};
