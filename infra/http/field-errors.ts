import type { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { translate } from '#locales/messages.ts';

export type FieldError = { readonly pointer: string; readonly code: string; readonly message: string };

type Said = { readonly id: string; readonly values?: Readonly<Record<string, string | number>> };

const tooSmall = ({ origin, minimum, inclusive = true }: z.core.$ZodIssueTooSmall): Said => {
  if (origin === 'string')
    return minimum === 1 ? { id: 'blank' } : { id: 'tooShort', values: { limit: Number(minimum) } };
  if (origin === 'array' || origin === 'set') return { id: 'tooFew', values: { limit: Number(minimum) } };
  return { id: inclusive ? 'atLeast' : 'above', values: { limit: Number(minimum) } };
};

const tooBig = ({ origin, maximum, inclusive = true }: z.core.$ZodIssueTooBig): Said => {
  const values = { limit: Number(maximum) };
  if (origin === 'string') return { id: 'tooLong', values };
  if (origin === 'array' || origin === 'set') return { id: 'tooMany', values };
  return { id: inclusive ? 'atMost' : 'below', values };
};

const formats: Readonly<Record<string, string>> = {
  email: 'email',
  url: 'url',
  date: 'date',
  datetime: 'date',
  time: 'time',
  'person-name': 'personName',
  'plain-name': 'plainName',
};

/** Returns the text id for a problem with a field, as in SPEC §5. */
const said = (issue: z.core.$ZodIssue): Said => {
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_format') return { id: formats[issue.format] ?? 'format' };
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return { id: 'choice' };
  if (issue.code === 'invalid_type') {
    if (['number', 'int', 'bigint'].includes(issue.expected)) return { id: 'number' };
    return { id: issue.expected === 'date' ? 'date' : 'missing' };
  }
  return { id: 'format' };
};

/** Returns one error per invalid field, with a message in `lang`. `pointer` is a JSON pointer into the body. */
export const fieldErrors = ({ issues }: z.ZodError, lang: Language): FieldError[] => {
  const told = new Map<string, FieldError>();
  for (const issue of issues) {
    const pointer = `/${issue.path.map(String).join('/')}`;
    const { id, values } = said(issue);
    if (!told.has(pointer))
      told.set(pointer, { pointer, code: issue.code, message: translate(lang, `validation.${id}`, values) });
  }
  return [...told.values()];
};
