import type { Refused } from '../page/fields-of.ts';

const timeoutMs = 20_000;

export type Values = Readonly<Record<string, string>>;
export type StepRefusals = Refused['errors'];

/** What the server makes of a step of a log-in or a registration. */
export type Posted<Answer> =
  | { readonly outcome: 'taken'; readonly answer: Answer }
  | { readonly outcome: 'refused'; readonly errors: StepRefusals };

type Problem = {
  readonly title?: string;
  readonly code?: string;
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
};

/** A refusal that only we can take back: its sentence asks to write to us. */
const blocked = 'account.blocked';

const refusalsIn = ({ title = '', code, errors = [] }: Problem): StepRefusals =>
  errors.length > 0
    ? errors.map(({ pointer, message }) => ({ field: pointer.slice(1).replaceAll('/', '-'), message }))
    : [{ message: title, asksToWrite: code === blocked }];

/** Sends a step to a route of ours. Throws when the connection or the server fails, so that it is tried again. */
export const postStep = async <Answer>(path: string, values: Values): Promise<Posted<Answer>> => {
  const answer = await fetch(`${path}?lang=${document.documentElement.lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.ok) return { outcome: 'taken', answer: (await answer.json()) as Answer };
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return { outcome: 'refused', errors: refusalsIn((await answer.json()) as Problem) };
};
