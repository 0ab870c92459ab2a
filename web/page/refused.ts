import { data, type RouterContextProvider } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { Refused } from './fields-of.ts';
import { problemContext } from './server-context.ts';

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
