import { data, type RouterContextProvider } from 'react-router';
import type { Language } from '#domain/language.ts';
import { problemContext } from './server-context.ts';

/** What a form is told when it was refused: what is wrong, and what was typed, so that nothing is typed twice. */
export type Refused = {
  readonly errors: readonly { readonly field?: string; readonly message: string; readonly asksToWrite?: boolean }[];
  readonly values: Readonly<Record<string, string>>;
  /** The code of the one rule that said no; `request.invalid` for fields that do not fit. */
  readonly code: string;
};

/** Refusals that only we can take back: their sentence asks to write to us. */
const asksToWrite: ReadonlySet<string> = new Set(['account.blocked']);

const unkept = /password|current/i;

/** What was typed into a form, but secrets and files. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && !unkept.test(name) ? [[name, value]] : [])),
  );

/** Answers a form with why it was refused, in the reader's language. What is our own fault is thrown on. */
export const refused = (context: Readonly<RouterContextProvider>, error: unknown, lang: Language, form: FormData) => {
  if (error instanceof Response) throw error;
  const problem = context.get(problemContext)(error, lang);
  if (problem.status >= 500) throw error;
  const errors = problem.errors?.map(({ pointer, message }) => ({
    field: pointer.slice(1).replaceAll('/', '-'),
    message,
  })) ?? [{ message: problem.title, asksToWrite: asksToWrite.has(problem.code) }];
  return data({ errors, values: typedIn(form), code: problem.code } satisfies Refused, { status: problem.status });
};

/** The sentence for one field, and what was typed into it. */
export const fieldsOf = (refusal: Refused | undefined, before: Readonly<Record<string, string>> = {}) => {
  const values = refusal?.values ?? before;
  return (name: string) => ({
    name,
    error: refusal?.errors.find(({ field }) => field === name)?.message,
    defaultValue: values[name],
  });
};
