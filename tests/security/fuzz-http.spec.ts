import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { withMembersApart } from '#tests/with-members.ts';
import { heapOf } from './fuzz.ts';

/** Requests of each kind; `FUZZ=500` looks longer. */
const runs = Number(process.env.FUZZ ?? 12);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Over all the turns that one request takes, with the page that answers it. */
const maxMainThreadMs = 50;

const at = withMembersApart({ LOG_LEVEL: 'silent' });
let session: string;
beforeAll(async () => {
  session = (await at.member('fuzz')).cookies.get('session') ?? '';
  // what is compiled at its first use is no work for the request that is measured
  for (let request = 0; request < 8; request++)
    await (await ask(post('/en/login', form, `a=${'+%41'.repeat(formBytes / 4)}`))).text();
});

/** The time that the server's main thread has worked, in ms, as Linux counts it; elsewhere nothing is measured. */
const workedMs = async (): Promise<number> => {
  const { pid } = at.server.process;
  const [nanoseconds = ''] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '0')).split(' ');
  return Number(nanoseconds) / 1e6;
};

type Asked = { readonly path: string; readonly init?: RequestInit };

let asker = 0;
const ask = ({ path, init = {} }: Asked): Promise<Response> =>
  fetch(at.url + path, {
    ...init,
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `203.0.113.${++asker % 250}`, ...(init.headers as Record<string, string>) },
  });

/** What the server does of its own accord, or still does for the request before, is done; then what it has worked, in ms. */
const restedMs = async (): Promise<number> => {
  let before = await workedMs();
  await expect
    .poll(
      async () => {
        const now = await workedMs();
        const didMs = now - before;
        before = now;
        return didMs;
      },
      { interval: 5, timeout: 30_000 },
    )
    .toBeLessThan(1);
  return before;
};

/**
 * How long the server's main thread works for one request, in ms; the least of a few where it seems too much, since
 * what a busy machine adds to a request, or a collection of garbage, is another time not there.
 */
const holdsMs = async (asked: Asked): Promise<number> => {
  let leastMs = Infinity;
  for (let attempt = 0; attempt < 8 && leastMs > maxMainThreadMs; attempt++) {
    const before = attempt === 0 ? await workedMs() : await restedMs();
    const answer = await ask(asked);
    await answer.arrayBuffer();
    expect(answer.status, `the answer to ${asked.path.slice(0, 200)}`).toBeLessThan(500);
    leastMs = Math.min(leastMs, (await workedMs()) - before);
  }
  return leastMs;
};

const sessionHeader = () => ({ Cookie: `session=${session}` });
const form = 'application/x-www-form-urlencoded';

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
const post = (path: string, type: string, body: string | Buffer<ArrayBuffer>, headers = {}): Asked => ({
  path,
  init: { method: 'POST', body, headers: { 'Content-Type': type, ...headers } },
});

const [jsonBytes, formBytes, uploadBytes] = [1_000_000, 500_000, 4_000_000];
const json = heapOf(
  ['{"a":', '[', ']', '}', '"', ',', '1', '1e9', '{"name":"a"}', '"\\u0000"', 'null', ' '],
  jsonBytes,
);
const fields = heapOf(['a=1&', '&', 'email=a%40b.c&', '=', '%', '%41', '[]', 'a[b]=1&', '+'], formBytes);
/** As long as browsers write it: shorter ones are refused before anything is read. */
const boundary = '----b0undary-of-27-characters';
const files = `multipart/form-data; boundary=${boundary}`;
const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`;
const parts = heapOf(
  [
    part,
    `--${boundary}`,
    '\r\n',
    'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n',
    '--',
    'x',
    '"',
    ';',
  ],
  uploadBytes,
);
const multipart = (text: string) => Buffer.from(`--${boundary}\r\n${text}\r\n--${boundary}--\r\n`);
const path = heapOf(
  ['/', '//', '/en', '%2e', '..', '%', '%2F', ';', '/entreprise/1-a', '.data', '?_routes=', 'a', ':', '\\'],
  6000,
);
const query = heapOf(
  ['&', '=', 'what=', 'near=1,2', 'page=1', '%', '%00', '[]', 'lang=en', 'a', '+', 'companies=1,'],
  6000,
);
const words = heapOf(["l'", 'é', 'pharmacie', '.', 'S.A.R.L.', '-', ' ', '%', '(', '|', '&', '!', ':*', 'a'], 3000);
const mark = heapOf(['[b]', '[/b]', '[url=', ']', '[list]', '[*]', '[quote]', '\n', '[', 'a '], 20_000);
const cookie = heapOf(['session=', ';', '=', '; ', '%', '"', 'read-after=', 'text=1', 'a', ','], 8000);

const kinds: Readonly<Record<string, fc.Arbitrary<Asked>>> = {
  'JSON bodies': fc
    .tuple(
      fc.constantFrom('/api/moderation/file-report', '/api/company/register-company', '/api/login'),
      json,
      fc.boolean(),
    )
    .map(([to, text, isMember]) =>
      post(to, 'application/json', text, isMember ? { Cookie: `session=${session}` } : { 'Idempotency-Key': 'a' }),
    ),
  forms: fc
    .tuple(fc.constantFrom('/en/login', '/en/contact', '/en/register', '/annuaire-resultat'), fields)
    .map(([to, text]) => post(to, form, text)),
  'forms with files': fc
    .tuple(fc.constantFrom('/ajax/media/upload/image', '/ajax/file/upload', '/en/profile/edit/resumes'), parts)
    .map(([to, text]) => post(to, files, multipart(text), sessionHeader())),
  addresses: path.map((text) => ({ path: encodeURI(`/${text}`.toWellFormed()).slice(0, 12_000) })),
  queries: fc
    .tuple(fc.constantFrom('/annuaire-resultat', '/api/search', '/ajax/city-choice', '/en/login'), query)
    .map(([to, text]) => ({ path: `${to}?${encodeURI(text.toWellFormed())}` })),
  'search words': fc
    .tuple(fc.constantFrom('/api/search', '/annuaire-resultat', '/en/search-results'), words)
    .map(([to, text]) => ({ path: `${to}?what=${encode(text)}&where=${encode(text.slice(0, 300))}` })),
  'texts with BBCode': mark.map((text) =>
    post('/ajax/bbcode/preview/post', 'application/json', JSON.stringify({ text })),
  ),
  cookies: cookie.map((text) => ({
    path: '/api/me',
    init: { headers: { Cookie: text.replace(/[^\x20-\x7e]/g, '') } },
  })),
};

/** What took long once, beside what is made up. */
const slowOnce: Readonly<Record<string, () => readonly Asked[]>> = {
  'JSON bodies': () => [
    post('/api/moderation/file-report', 'application/json', '['.repeat(1_000_000), { 'Idempotency-Key': 'a' }),
    post('/api/company/register-company', 'application/json', `{"phones":[${'{},'.repeat(45_000)}{}],"name":[]}`),
    post('/api/company/register-company', 'application/json', `{"phones":[${'{},'.repeat(300_000)}{}],"name":[]}`),
    post('/api/login', 'application/json', `{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join()}}`),
    post('/api/moderation/file-report', 'application/json', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`, {
      'Idempotency-Key': 'a',
    }),
  ],
  forms: () => [post('/en/login', form, 'a=1&'.repeat(250_000)), post('/en/login', form, `a=${'+'.repeat(500_000)}`)],
  'forms with files': () => [
    post('/ajax/media/upload/image', files, multipart(part.repeat(50_000)), sessionHeader()),
    post('/ajax/media/upload/image', files, multipart(`${'x: y\r\n'.repeat(600_000)}\r\n1`), sessionHeader()),
  ],
};

test.each(Object.entries(kinds))(
  '%s of every shape are answered, and hold nobody up',
  { timeout: 60_000 + runs * 4000 },
  async (kind, asked) => {
    await ask({ path: '/en' });
    const examples = slowOnce[kind]?.().map((one): [Asked] => [one]) ?? [];
    const property = fc.asyncProperty(asked, async (one) => {
      expect(await holdsMs(one), `ms of the main thread for ${one.path.slice(0, 200)}`).toBeLessThanOrEqual(
        maxMainThreadMs,
      );
    });
    await fc.assert(property, { seed, numRuns: runs, examples, endOnFailure: runs <= 25 });
    expect((await ask({ path: '/health/ready' })).status).toBe(200);
  },
);
