import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** What other dialects of regular expressions do not know, as they all write it. */
const portable: readonly (readonly [RegExp, string])[] = [
  [/\\p\{Cc\}/g, '\\x00-\\x1f\\x7f-\\x9f'],
  [/\\p\{Cs\}/g, '\\ud800-\\udfff'],
  [/\\0/g, '\\x00'],
];

/** The JSON schema of what is sent to us (`input`), or of what we answer. What zod cannot say so is left open. */
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

/** The JSON schema of what comes as text: what it is before it is read, else what it is read as. */
export const jsonSchemaOfText = (schema: z.ZodType): JsonSchema => {
  const [{ default: _, ...before }, { default: __, ...after }] = [jsonSchema(schema), jsonSchema(schema, 'output')];
  if (Object.keys(before).length > 0) return before;
  return Object.keys(after).length > 0 ? after : { type: 'string' };
};
