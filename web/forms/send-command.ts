import { sendOrKeep } from '../offline/send-later.ts';
import type { Sent } from './send-form.machine.ts';

type Message = {
  /** Of the form: one waits for each, and what is written anew takes its place. */
  readonly name: string;
  readonly url: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The account of whoever signed in over the page, which still says that nobody is. */
const newOwner = async (): Promise<string | undefined> => {
  const { live, liveUser } = document.body.dataset;
  if (live !== 'true' || liveUser) return undefined;
  const answer = await fetch('/api/me').catch(() => null);
  return answer?.ok ? ((await answer.json()) as { id?: string }).id : undefined;
};

const fieldOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '-');

/** Sends a command now, or once there is a network; it is taken once however often it is tried. */
export const sendCommand = async ({ name, url, data }: Message): Promise<Sent> => {
  const owner = await newOwner();
  const outcome = await sendOrKeep({
    name,
    url: new URL(url, location.href).href,
    type: 'application/json',
    body: JSON.stringify(data),
    ...(owner && { owner }),
  });
  if (outcome.is === 'taken') return { is: 'taken' };
  if (outcome.is !== 'refused') return { is: 'waiting' };
  if (outcome.status === 401) return { is: 'restricted' };
  const { errors, message } = outcome;
  return {
    is: 'refused',
    errors: errors?.map((error) => ({ field: fieldOf(error.pointer), message: error.message })) ?? [{ message }],
  };
};
