import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

type Watched = {
  readonly complaints: string[];
  readonly expected: RegExp[];
  /** What was asked for and has not come yet, with the page that asked; a worker is no page. */
  readonly awaited: Map<Request, Page | null>;
};

const watched = new Map<BrowserContext, Watched>();

/** What a browser reports of a request that ended because its page was left, or asked for something newer. */
const leftBehind = /ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT/;
/** The live connection of a page, which stays open. */
const live = /\/\.well-known\/mercure/;
/** What the service worker learns when it looks for a page in the browser's cache alone. */
const notInCache = /ERR_CACHE_MISS/;
/** What Firefox throws where a page is left before a file of it came through the worker; what is lost is judged as such. */
const fileOfLeft = /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error/;
/** What Firefox throws where a page is left while its live connection begins. */
const liveOfLeft = /^Firefox can’t establish a connection .*\/\.well-known\/mercure/;
/** What Firefox throws where a page is left while the data of the next one still come. */
const dataOfLeft = /^Error in input stream$/;
/** What a browser logs beside the answer or the failure itself, which are judged here. */
const saidTwice = /^Failed to load resource/;
/** The live connection of a page that is left by signing out: it learns that nobody is signed in any more. */
const signedOut = /^401 \w+ \/\.well-known\/mercure/;
const ours = /^(https?:\/\/127\.0\.0\.1[:/]|data:|blob:|about:)/;

const nameOf = (request: Request): string =>
  `${request.method()} ${request.url().replace(/^http:\/\/127\.0\.0\.1:\d+/, '')}`;

const askerOf = (request: Request): Page | null => {
  try {
    return request.frame().page();
  } catch {
    return null; // a worker, or a page that is only being opened
  }
};

/** Notes whatever goes wrong in the pages of `context` from now on. */
export const watch = (context: BrowserContext, { script = true } = {}): BrowserContext => {
  const complaints: string[] = [];
  const awaited = new Map<Request, Page | null>();
  watched.set(context, { complaints, expected: [], awaited });
  context.on('response', (answer) => {
    const complaint = `${answer.status()} ${nameOf(answer.request())}`;
    if (answer.status() >= 400 && !signedOut.test(complaint)) complaints.push(complaint);
  });
  context.on('requestfinished', (request) => awaited.delete(request));
  context.on('requestfailed', (request) => {
    awaited.delete(request);
    const reason = request.failure()?.errorText ?? '';
    const isForScript = !script && reason === 'csp' && /[.]js$/.test(request.url()); // preloaded for a script that is off
    if (!leftBehind.test(reason) && !notInCache.test(reason) && !isForScript)
      complaints.push(`lost ${nameOf(request)}: ${reason}`);
  });
  context.on('request', (request) => {
    if (!live.test(request.url())) awaited.set(request, askerOf(request));
    if (!ours.test(request.url())) complaints.push(`elsewhere ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !saidTwice.test(message.text())) complaints.push(`logged ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (![fileOfLeft, liveOfLeft, dataOfLeft].some((left) => left.test(message))) complaints.push(`thrown ${message}`);
  });
  return context;
};

const quietMs = 300;

/** Waits until a page has come with its script, and nothing more is asked for: what it does by script is at work. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  const { awaited } = watched.get(page.context()) ?? { awaited: new Map() };
  const isWaiting = () => [...awaited.values()].includes(page);
  for (let quiet = 0; quiet < quietMs; quiet = isWaiting() ? 0 : quiet + 50) await after(50);
};

/**
 * Says what the test does on purpose, in the words of the complaint: `422 POST /en/report`, `lost GET /api/countries`,
 * `elsewhere https://wa.me`, `logged`, `thrown`.
 */
export const expects = (where: Page | BrowserContext, ...expected: readonly RegExp[]): void => {
  watched.get('context' in where ? where.context() : where)?.expected.push(...expected);
};

/** What went wrong since it was last asked for, and no test does on purpose. */
export const trouble = (): string =>
  [...watched.values()]
    .flatMap(({ complaints, expected }) =>
      complaints.splice(0).filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
    )
    .join('\n');

/** Forgets the visits of the files that ran before. */
export const forgetVisits = (): void => watched.clear();
