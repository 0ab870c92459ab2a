import { type Language, languages } from '#domain/language.ts';
import { markStored } from './as-kept.ts';
import { comesBack, formAnswer } from './form-answers.ts';
import { keptIn } from './kept-in.ts';
import { withStored, withUnsent } from './kept-list.ts';
import { isCompanyPhoto, keptPhoto } from './kept-photos.ts';
import { sendLetters } from './outbox.ts';
import {
  bringsNumbers,
  favouritesOf,
  filesOf,
  importedBy,
  keptPages,
  kindOf,
  languageOf,
  nameOf,
  numbersOf,
  type PageKind,
  tooMany,
} from './page-kinds.ts';
import { openPush, showPush } from './push-shown.ts';
import type { PageEvent, WorkerScope } from './worker-scope.ts';
import { workerWords } from './worker-words.ts';

const worker = globalThis as unknown as WorkerScope;

const patienceMs = 3000;
/** Between the times that a file is asked for, not eight seconds in all: whoever presses something waits for its part. */
const pausesMs = [500, 1000, 2000, 4000];
const fileCache = 'files';
const shellCache = 'shell';
const numbersCache = 'numbers';
const offlinePages = { fr: '/hors-connexion', en: '/en/offline' } as const;
const keptAtHeader = 'x-kept-at';
const nameHeader = 'x-kept-name';

const isPage = (answer: Response): boolean =>
  answer.ok &&
  answer.type === 'basic' &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
  !(answer.headers.get('cache-control') ?? '').includes('no-store');

const keepFiles = async (html: string): Promise<void> => {
  const files = await caches.open(fileCache);
  for (const path of filesOf(html)) if (!(await files.match(path))) await files.add(path).catch(() => {});
};

/** Keeps a page as the one seen last of its kind. */
const keep = async (kind: PageKind, url: string, answer: Response): Promise<void> => {
  const html = await answer.text();
  const pages = await caches.open(kind);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [keptAtHeader]: new Date(answer.headers.get('date') ?? Date.now()).toISOString(),
    [nameHeader]: encodeURIComponent(nameOf(html)),
  };
  await pages.delete(url);
  await pages.put(url, new Response(html, { headers }));
  for (const oldest of tooMany(await pages.keys(), keptPages[kind])) await pages.delete(oldest);
  await keepFiles(html);
};

const htmlAnswer = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

const shown = async (kept: Response, url: URL, because: 'offline' | 'slow'): Promise<Response> => {
  const lang = languageOf(url.pathname);
  const keptAt = new Date(kept.headers.get(keptAtHeader) ?? 0);
  const html = await kept.text();
  return htmlAnswer(markStored({ html, lang, keptAt, now: new Date(), because, words: workerWords[lang] }));
};

/** What is shown for want of a network: the companies that are kept and, after a form, that it was not sent. */
const offline = async (url: URL, { unsent = false } = {}): Promise<Response> => {
  const lang = languageOf(url.pathname);
  const shell = await caches.open(shellCache);
  const pages = await Promise.all([lang, ...languages].map((each) => shell.match(offlinePages[each])));
  const page = pages.find((each) => each !== undefined);
  if (!page) return Response.error();
  const companies = await caches.open('company');
  const paths = (await companies.keys()).toReversed();
  const listed = await Promise.all(
    paths.map(async (request) => {
      const name = (await companies.match(request))?.headers.get(nameHeader) ?? '';
      return { path: new URL(request.url).pathname, name: decodeURIComponent(name) };
    }),
  );
  const html = withStored(await page.text(), listed);
  return htmlAnswer(unsent ? withUnsent(html) : html, 503);
};

const late = (): Promise<'late'> => new Promise((resolve) => setTimeout(() => resolve('late'), patienceMs));

/** A company's page may be kept because it was seen, and because it is a favourite. */
const keptAs = async (kind: PageKind, url: string): Promise<Response | undefined> =>
  (await keptIn(kind, url)) ?? (kind === 'company' ? keptIn('favourite', url) : undefined);

/** The page from the network; the kept one when there is no network, or when it takes longer than three seconds. */
const page = async (event: PageEvent, url: URL): Promise<Response> => {
  const kind = kindOf(url.pathname);
  const asked = fetch(event.request);
  const keeping = asked.then(
    (answer) => (kind && isPage(answer) ? keep(kind, url.href, answer.clone()) : undefined),
    () => {},
  );
  event.waitUntil(keeping.then(() => keepShellOnce(languageOf(url.pathname))).catch(() => {}));
  const kept = kind && (await keptAs(kind, url.href));
  try {
    const first = await (kept ? Promise.race([asked, late()]) : asked);
    return first === 'late' ? shown(kept as Response, url, 'slow') : first;
  } catch {
    return kept ? shown(kept, url, 'offline') : offline(url);
  }
};

/** Favourites keep theirs for as long as they are one; of the others, the last that were shown stay. */
const keepNumbers = async (request: Request | string, answer: Response): Promise<void> => {
  const shownBefore = await caches.open(numbersCache);
  await shownBefore.delete(request);
  await shownBefore.put(request, answer);
  const favourites = (await (await caches.open('favourite')).keys()).map(({ url }) => numbersOf(url));
  const others = (await shownBefore.keys()).filter(({ url }) => !favourites.includes(new URL(url).pathname));
  for (const oldest of tooMany(others, keptPages.company)) await shownBefore.delete(oldest);
};

/** Numbers that were shown once are there without a network too. */
const numbers = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepNumbers(request, answer.clone()).catch(() => {});
    return answer;
  } catch (error) {
    const kept = await keptIn(numbersCache, request);
    if (!kept) throw error;
    return kept;
  }
};

const keepFile = async (request: Request, answer: Response): Promise<void> =>
  (await caches.open(fileCache)).put(request, answer);

/**
 * A file from the network, asked for again for as long as `pausesMs` say where it does not come or the server fails: where
 * a part failed once, Chromium gives its page the failure again for as long as that is open.
 */
const fetchPatiently = async (url: string): Promise<Response> => {
  for (const pauseMs of pausesMs) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    if (!navigator.onLine) break;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return fetch(url);
};

/** Files of the build never change under their name. */
const file = async (event: PageEvent): Promise<Response> => {
  const { request } = event;
  const kept = await keptIn(fileCache, request);
  if (kept) return kept;
  const answer = await fetchPatiently(request.url); // not cut off where its page is left: the next one has it
  if (answer.ok) event.waitUntil(keepFile(request, answer.clone()).catch(() => {}));
  return answer;
};

const keepShell = async (path: string): Promise<void> => {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await (await caches.open(shellCache)).put(path, answer.clone());
  await keepFiles(await answer.text());
};

/** The shell in this language, for a reader who comes to it later than the worker. */
const keepShellOnce = async (lang: Language): Promise<void> => {
  const path = offlinePages[lang];
  if (!(await (await caches.open(shellCache)).match(path))) await keepShell(path);
};

/**
 * The shell in the languages that are read here and nothing else: other pages are kept as the reader sees them, without a
 * byte more from the network.
 */
const install = async (): Promise<void> => {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  const before = await (await caches.open(shellCache)).keys();
  const read = new Set([...windows, ...before].map(({ url }) => languageOf(new URL(url).pathname)));
  for (const lang of read.size > 0 ? read : languages) await keepShell(offlinePages[lang]);
  await worker.skipWaiting();
};

/** Lets go of the files that no kept page asks for any more. */
const tidy = async (): Promise<void> => {
  const names = [shellCache, ...Object.keys(keptPages)];
  const wanted = new Set<string>();
  for (const name of names) {
    const pages = await caches.open(name);
    for (const request of await pages.keys())
      for (const path of filesOf((await (await pages.match(request))?.text()) ?? '')) wanted.add(path);
  }
  const files = await caches.open(fileCache);
  // a set takes what is added while it is gone through: what is imported imports more
  for (const path of wanted)
    if (path.endsWith('.js'))
      for (const imported of importedBy((await (await files.match(path))?.text()) ?? '')) wanted.add(imported);
  for (const request of await files.keys()) if (!wanted.has(new URL(request.url).pathname)) await files.delete(request);
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) =>
  // Firefox fails a page whose preload fails (GoogleChrome/workbox#3134): earlier workers had switched it on
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.disable(), worker.clients.claim(), tidy()])),
);
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && request.method === 'POST')
    event.respondWith(formAnswer(request).catch(() => offline(url, { unsent: !comesBack(request) })));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (bringsNumbers(url.pathname)) event.respondWith(numbers(request));
  else if (isCompanyPhoto(request))
    event.respondWith(keptPhoto({ request, waitUntil: (work) => event.waitUntil(work) }));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(event));
});
const take = async (kind: PageKind | undefined, url: URL, how: RequestInit): Promise<void> => {
  const answer = await fetch(url, { mode: 'same-origin', ...how });
  if (kind && isPage(answer)) await keep(kind, url.href, answer);
};

/** Asks for the numbers of a company that its reader keeps, as a tap on them would. */
const takeNumbers = async (path: string): Promise<void> => {
  if (await (await caches.open(numbersCache)).match(path)) return;
  const answer = await fetch(path);
  if (answer.ok) await keepNumbers(path, answer);
};

// the first page is there before the worker is: it asks to be kept, from the browser's own cache
const messages: Readonly<Record<string, (url: URL) => Promise<unknown>>> = {
  keep: (url) => take(kindOf(url.pathname), url, { cache: 'only-if-cached' }),
  favourite: (url) => {
    const list = new URL(favouritesOf(url.pathname), url);
    // as everybody sees them: a page for one account alone is not kept
    const how = { credentials: 'omit' } as const;
    const pages = Promise.all([take('favourite', url, how), take('favourites', list, how)]);
    return pages.then(() => takeNumbers(numbersOf(url.href)));
  },
  async unfavourite(url) {
    await (await caches.open('favourite')).delete(url.href);
    if (!(await keptAs('company', url.href))) await (await caches.open(numbersCache)).delete(numbersOf(url.href));
  },
};
worker.addEventListener('message', (event) => {
  for (const [name, href] of Object.entries((event.data ?? {}) as Readonly<Record<string, string>>))
    event.waitUntil((messages[name]?.(new URL(href, worker.location.href)) ?? Promise.resolve()).catch(() => {}));
});

/** What was written without a network goes when there is one, though no page is open; the browser tries again when it fails. */
const deliver = async (): Promise<void> => {
  const isEmpty = await sendLetters();
  for (const page of await worker.clients.matchAll()) page.postMessage('outbox');
  if (!isEmpty) throw new Error('Some letters wait for the network');
};
worker.addEventListener('sync', (event) => event.waitUntil(deliver()));

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPush(worker, event)));
