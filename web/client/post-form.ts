import { data, UNSAFE_decodeViaTurboStream as decode, redirect } from 'react-router';
import { dataOf, dropAhead } from './fetch-ahead.ts';

/** How React Router writes what the action of a page answered. */
type Encoded =
  | { readonly data: unknown }
  | { readonly error: unknown }
  | { readonly redirect: string; readonly status: number; readonly reload: boolean };

type Answer = Exclude<Encoded, { data: unknown }> | { readonly data: unknown; readonly status: number };

/** Why there is no answer: it was stopped, nobody could be reached, or the server could not take it. */
export type Trouble = 'cancelled' | 'unreachable' | 'failed';

/** The answer of the data address of a page; null where something else answered, or the server itself failed. */
const answerIn = async (request: XMLHttpRequest): Promise<Answer | null> => {
  const { status, response } = request;
  const { body } = new Response(response as ArrayBuffer);
  if (status >= 500 || !body || !request.getResponseHeader('X-Remix-Response')) return null;
  const { value } = await decode(body, window);
  const said = value as Encoded;
  return 'data' in said ? { ...said, status } : said;
};

/**
 * Sends a form to the action of a page, and says of every part that is sent how much of the whole it is: `fetch`, by which
 * React Router sends forms, cannot.
 */
export const postForm = (
  address: URL,
  body: FormData,
  moved: (share: number) => void,
  cancel: AbortSignal,
): Promise<Answer | Trouble> =>
  new Promise((resolve) => {
    dropAhead();
    const request = new XMLHttpRequest();
    request.open('POST', dataOf(address));
    request.responseType = 'arraybuffer';
    request.upload.addEventListener('progress', ({ loaded, total }) => moved(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      answerIn(request).then(
        (answer) => resolve(answer ?? 'failed'),
        () => resolve('failed'),
      );
    });
    request.addEventListener('error', () => resolve('unreachable'));
    request.addEventListener('abort', () => resolve('cancelled'));
    cancel.addEventListener('abort', () => request.abort());
    request.send(body);
  });

/** Answers that the router has not taken yet, by the name under which they are handed over. */
const answers = new Map<string, Answer>();
const handedOver = 'answered';

/** What is submitted to the router in place of a form that was sent already. */
export const answered = (answer: Answer): FormData => {
  const form = new FormData();
  const name = crypto.randomUUID();
  answers.set(name, answer);
  form.set(handedOver, name);
  return form;
};

type ActionArgs<T> = { readonly request: Request; readonly serverAction: () => Promise<T> };

/**
 * The `clientAction` of a page with files: for a form that was sent already it is the answer to that; any other form is
 * sent to the server's action.
 */
export const answerOr = async <T>({ request, serverAction }: ActionArgs<T>) => {
  const name = String((await request.clone().formData()).get(handedOver) ?? '');
  const answer = answers.get(name);
  answers.delete(name);
  if (!answer) return serverAction();
  if ('error' in answer) throw answer.error;
  if ('redirect' in answer) {
    const { redirect: to, status, reload } = answer;
    throw redirect(to, { status, headers: reload ? { 'X-Remix-Reload-Document': 'yes' } : {} });
  }
  return data(answer.data as T, answer.status);
};
