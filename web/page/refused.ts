import { data, type RouterContextProvider } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { Refused } from './fields-of.ts';
import { problemContext } from './server-context.ts';

/** Refusals that only we can take back: their sentence asks to write to us. */
const asksToWrite: ReadonlySet<string> = new Set(['account.blocked']);

const unkept = /password|current/i;

/** Characters of a form that are shown again; no form of ours takes as many. What goes beyond is left out. */
const maxShownAgain = 100_000;

/** What was typed into a form, but secrets and files. */
export const typedIn = (form: FormData): Record<string, string> => {
  const typed: Record<string, string> = {};
  let left = maxShownAgain;
  for (const [name, value] of form) {
    if (typeof value !== 'string' || unkept.test(name)) continue;
    left -= name.length + value.length;
    if (left < 0) break;
    typed[name] = value;
  }
  return typed;
};

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
