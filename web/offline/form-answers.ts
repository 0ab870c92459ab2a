import { keptIn } from './kept-in.ts';

const cacheName = 'answers';

const mayBeShownAgain = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('cache-control') ?? '').includes('no-cache');

/** Whether the reader comes back to the answer of a form: the browser does not send the form again. */
export const comesBack = ({ cache }: Request): boolean => cache === 'only-if-cached';

const keep = async (url: string, answer: Response): Promise<void> => {
  await caches.delete(cacheName);
  if (mayBeShownAgain(answer)) await (await caches.open(cacheName)).put(url, answer);
};

/**
 * The answer to a form. The last one is kept where it says `no-cache`, for whoever comes back to it; of others the page of
 * the form is shown instead.
 */
export const formAnswer = async (request: Request): Promise<Response> => {
  if (comesBack(request)) {
    const kept = await keptIn(cacheName, request.url, { ignoreVary: true });
    return kept ?? fetch(request.url, { redirect: 'manual' });
  }
  const answer = await fetch(request);
  await keep(request.url, answer.clone()).catch(() => {}); // a full device
  return answer;
};
