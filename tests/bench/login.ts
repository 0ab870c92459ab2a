import { Agent, get, request } from 'node:http';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { startServer } from '../server.ts';
import { type Bench, type BenchRow, median, numberOption, percentile } from './bench.ts';

const readers = 20;
const rounds = numberOption('rounds', 5);
const reads = numberOption('reads', 1000);
const logins = 20;
const flood = 500;
const password = demoPassword;

type Answer = { readonly status: number; readonly ms: number; readonly retryAfter: string | undefined };

const asked = (url: string, agent: Agent, body?: object, from?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(from && { 'x-forwarded-for': from }) };
    const sent = body ? request(url, { agent, headers, method: 'POST' }) : get(url, { agent, headers });
    sent.once('response', (answer) => {
      answer.resume().once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - began,
          retryAfter: answer.headers['retry-after'],
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });

let subscribers = 0;
/** Each from an address of its own, so that it is the queue that refuses and not the limit of one address. */
const logIn = (url: string, agent: Agent, email: string): Promise<Answer> => {
  const one = ++subscribers;
  return asked(
    `${url}/api/login`,
    agent,
    { email, password },
    `10.${(one >> 16) & 255}.${(one >> 8) & 255}.${one & 255}`,
  );
};

/** p95 of 20 readers, who read until `enough`. */
const reading = async (url: string, paths: readonly string[], enough: (read: number) => boolean): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  let next = 0;
  const reader = async (): Promise<void> => {
    while (!enough(times.length)) {
      const { status, ms } = await asked(url + (paths[next++ % paths.length] ?? '/'), agent);
      if (status !== 200) throw new Error(`a page answered ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  agent.destroy();
  return percentile(times, 0.95);
};

const people = ['member', 'manager', 'editor', 'commercial', 'production', 'moderator', 'admin'];
const emailOf = (n: number): string => `${people[n % people.length]}@sokoni.example`;

/** 20 who log in at once, over and over, while `during` lasts. */
const whileLoggingIn = async (url: string, during: () => Promise<number>) => {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  let over = false;
  const one = async (n: number): Promise<void> => {
    // a name of its own each time: ten tries at one account are enough
    while (!over) answers.push(await logIn(url, agent, `somebody-${n}-${answers.length}@example.org`));
  };
  const all = Promise.all(Array.from({ length: logins }, (_, n) => one(n)));
  const p95 = await during();
  over = true;
  await all;
  agent.destroy();
  return { p95, answers };
};

/** Asks again after the time that a refusal names, as a person would; the seconds until it let them in. */
const patiently = async (url: string, agent: Agent, email: string, over: () => boolean): Promise<number> => {
  const from = performance.now();
  for (;;) {
    const { status, retryAfter } = await logIn(url, agent, email);
    if (status === 200) return (performance.now() - from) / 1000;
    if (status !== 429 || over()) throw new Error(`${email} was answered ${status}`);
    await new Promise((again) => setTimeout(again, Number(retryAfter) * 1000));
  }
};

const floodRows = async (url: string, alone: number, paths: readonly string[]): Promise<readonly BenchRow[]> => {
  const agent = new Agent({ keepAlive: true });
  let refused = 0;
  let impolite = 0;
  let answered = 0;
  const from = performance.now();
  const floods = Array.from({ length: flood }, async (_, n) => {
    const { status, retryAfter } = await logIn(url, agent, `flood-${n}@example.org`);
    answered++;
    if (status === 429) refused++;
    if (status === 429 ? !(Number(retryAfter) > 0) : status !== 401) impolite++;
  });
  const person = patiently(url, agent, emailOf(0), () => performance.now() - from > 60_000);
  const p95 = await reading(url, paths, (read) => answered === flood && read >= readers);
  await Promise.all(floods);
  const waited = await person;
  agent.destroy();
  return [
    { name: `${flood} at once: refused with Retry-After`, value: refused, unit: '', target: `≥ 1` },
    { name: `${flood} at once: neither checked nor refused`, value: impolite, unit: '', target: '≤ 0' },
    { name: 'one of them, who asks again: is in after', value: waited, unit: 's', target: '≤ 30' },
    {
      name: `${readers} readers meanwhile: p95`,
      value: p95,
      unit: 'ms',
      baseline: 'nobody logging in',
      ratio: p95 / alone,
    },
  ];
};

/** What readers notice of people who log in: the hash of a password is made to be slow. */
export const bench: Bench = async (database) => {
  const server = await startServer({ DATABASE_URL: database, DEMO: 'on' });
  try {
    const { url } = server;
    const kinds = {
      'kept pages': ['/', '/en', '/annuaire-resultat', '/en/result-directory/ke'],
      searches: ['/api/search?what=pharmacie', '/api/search?what=garage', '/api/search?what=hotel&lang=en'],
    };
    const rows: BenchRow[] = [];
    let alone = 1;
    for (const [kind, paths] of Object.entries(kinds)) {
      const enough = (read: number) => read >= reads;
      await reading(url, paths, (read) => read >= reads / 4);
      const pairs: { alone: number; together: number }[] = [];
      const answers: Answer[] = [];
      for (let round = 0; round < rounds; round++) {
        const before = await reading(url, paths, enough);
        const with20 = await whileLoggingIn(url, () => reading(url, paths, enough));
        answers.push(...with20.answers);
        pairs.push({ alone: before, together: with20.p95 });
      }
      alone = median(pairs.map((pair) => pair.alone));
      rows.push(
        {
          name: `${kind}, ${logins} log in: readers' p95`,
          value: median(pairs.map(({ together }) => together)),
          unit: 'ms',
          baseline: 'nobody logging in',
          ratio: median(pairs.map((pair) => pair.together / pair.alone)),
          target: '≤ 2',
        },
        {
          name: `${kind}: a log-in meanwhile, p95`,
          value: percentile(
            answers.filter(({ status }) => status === 401).map(({ ms }) => ms),
            0.95,
          ),
          unit: 'ms',
        },
      );
    }
    rows.push(...(await floodRows(url, alone, kinds.searches)));
    return rows;
  } finally {
    await server.stop();
  }
};
