import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { withDemo } from '#tests/with-server.ts';
import {
  type Asked,
  bodySchema,
  type Checks,
  checks,
  type Described,
  operationsOf,
  type Parameter,
} from './described.ts';
import { type Known, madeUp, odd, spoiled } from './made-up.ts';

/** Requests of each kind of caller to each operation; `FUZZ=16` asks ten thousand in all. */
const runs = Number(process.env.FUZZ ?? 3);
/** The same requests each time; a failure prints the seed and the request that it shrank to. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

const { server } = withDemo();
let known: Known;
let document: Described;
let check: Checks;
const sessions = new Map<string, string>();
beforeAll(async () => {
  document = (await (await fetch(`${server.url}/openapi.json`)).json()) as Described;
  check = checks(document);
  for (const name of ['member', 'manager', 'admin']) sessions.set(name, await demoSession(server.url, name));
  const own = await Promise.all([...sessions.values()].map((session) => me(session)));
  const { results } = (await (await fetch(`${server.url}/api/search`)).json()) as { results: { id: number }[] };
  const managed = own.flatMap(({ companies }) => Object.keys(companies).map(Number));
  const others = await Promise.all(
    ['editor', 'commercial'].map(async (name) => me(await demoSession(server.url, name))),
  );
  known = {
    companyId: [...managed, ...managed, ...results.map(({ id }) => id)],
    accountId: others.map(({ id }) => id),
    country: ['CI', 'KE'],
    category: ['health-pharmacy'],
  };
});

const me = async (session: string) => {
  const answer = await fetch(`${server.url}/api/me`, { headers: { Cookie: `session=${session}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; companies: Record<number, string> };
};

/** A request as it goes out, and whether the document allows it. */
type Request = { readonly url: string; readonly init: RequestInit; readonly allowed: boolean };

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** Sometimes none where none is needed, sometimes one that does not fit. */
const parameterValue = ({ schema, required, in: place, name }: Parameter): fc.Arbitrary<string | undefined> => {
  const values = known[name === 'id' || name === 'company_id' ? 'companyId' : name];
  const fitting = values ? fc.constantFrom(...values) : madeUp(schema, known);
  const some = fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: odd(schema) }).map(asText);
  if (place === 'path') return some.filter((text) => text !== '' && !/^\.{1,2}$/.test(text));
  const sent = place === 'header' ? some.map((text) => text.replace(/[^\x21-\x7e]/g, '')) : some;
  return required ? sent : fc.oneof(sent, fc.constant(undefined));
};

let caller = 0;

const requestOf = ({ path, method, operation }: Asked, session: string | undefined): fc.Arbitrary<Request> => {
  const schema = bodySchema(operation);
  const parameters = fc.tuple(...operation.parameters.map(parameterValue));
  const fitting = schema ? madeUp(schema, known) : fc.constant(undefined);
  const body = schema
    ? fc.oneof(
        fitting,
        fitting.chain((value) => spoiled(schema, value)),
      )
    : fc.constant(undefined);
  return fc.tuple(parameters, body).map(([texts, sent]) => {
    const given = operation.parameters.flatMap((one, at) => {
      const text = texts[at];
      return text === undefined ? [] : [{ ...one, text }];
    });
    const of = (place: string) => given.filter((one) => one.in === place);
    const address = of('path').reduce(
      (url, { name, text }) => url.replace(`{${name}}`, encodeURIComponent(text)),
      path,
    );
    const query = new URLSearchParams(of('query').map(({ name, text }) => [name, text]));
    const headers = {
      'X-Forwarded-For': `203.0.113.${++caller % 250}`,
      ...Object.fromEntries(of('header').map(({ name, text }) => [name, text])),
      ...(session && { Cookie: `session=${session}` }),
      ...(schema && { 'Content-Type': 'application/json' }),
    };
    return {
      url: `${address}${query.size > 0 ? `?${query}` : ''}`,
      init: { method, headers, ...(schema && { body: JSON.stringify(sent) ?? '' }) },
      allowed:
        given.every(({ schema: of, text }) => check.fitsAsText(of, text)) && (!schema || check.fits(schema, sent)),
    };
  });
};

test('whoever asks whatever, the answer is one that the document describes, and nothing passes that it forbids', {
  timeout: 60_000 + runs * 120_000,
}, async () => {
  const wrong: string[] = [];
  const answers = { allowed: new Map<number, number>(), forbidden: new Map<number, number>() };
  for (const [who, session] of [['visitor', undefined] as const, ...sessions])
    for (const asked of operationsOf(document)) {
      if (asked.path === '/api/logout') continue; // it would end the session that all others are asked with
      const property = fc.asyncProperty(requestOf(asked, session), async ({ url, init, allowed }) => {
        const answer = await fetch(server.url + url, { ...init, redirect: 'manual' });
        const counted = allowed ? answers.allowed : answers.forbidden;
        counted.set(answer.status, (counted.get(answer.status) ?? 0) + 1);
        const undescribed = await check.undescribed(asked, answer);
        if (undescribed) throw new Error(`is answered ${undescribed}`);
        if (!allowed && answer.ok) throw new Error(`is answered ${answer.status}, and the document forbids it`);
      });
      const { failed, counterexample, errorInstance } = await fc.check(property, {
        seed,
        numRuns: runs,
        endOnFailure: true,
      });
      if (failed)
        wrong.push(
          `${asked.method} ${asked.path} as ${who}, seed ${seed}: ${errorInstance instanceof Error ? errorInstance.message : errorInstance}\n  ${JSON.stringify(counterexample).slice(0, 600)}`,
        );
    }
  const total = [...answers.allowed.values(), ...answers.forbidden.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${total} requests, seed ${seed}`, answers);
  expect(wrong).toEqual([]);
  await Promise.all([...sessions.values()].map(me));
});

/** An address of the operation that its parameters allow. */
const addressOf = ({ path }: Asked): string =>
  path
    .replace(/\{(\w*id)\}/, '1')
    .replace('{file}', 'home.json')
    .replace('{type}', 'post')
    .replace(/\{\w+\}/, 'x');

test('every operation refuses methods, types and bodies that it does not take', { timeout: 120_000 }, async () => {
  const session = sessions.get('admin') ?? '';
  const answered = async (asked: Asked, init: RequestInit, status: number, what: string): Promise<string[]> => {
    const headers = { Cookie: `session=${session}`, ...(init.headers as Record<string, string>) };
    const answer = await fetch(server.url + addressOf(asked), { ...init, headers, redirect: 'manual' });
    const undescribed = await check.undescribed(asked, answer);
    const problem = answer.status === status ? undescribed : `${answer.status}, not ${status}`;
    return problem ? [`${asked.method} ${asked.path}: ${what} is answered ${problem}`] : [];
  };
  const wrong: string[] = [];
  for (const asked of operationsOf(document)) {
    const taken = Object.keys(document.paths[asked.path] ?? {}).map((method) => method.toUpperCase());
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      if (!taken.includes(method)) wrong.push(...(await answered(asked, { method }, 405, method)));
    const { method, operation } = asked;
    if (!operation.requestBody) continue;
    const send = (type: string, body: string) => ({ method, body, headers: { 'Content-Type': type } });
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
    ])
      if (!operation.requestBody.content[type]) wrong.push(...(await answered(asked, send(type, 'a=1'), 415, type)));
    const isForm = !bodySchema(operation);
    const files = 'multipart/form-data; boundary=x';
    const other = isForm ? send('application/json', '{}') : send(files, '--x\r\n\r\n--x--\r\n');
    wrong.push(...(await answered(asked, other, 415, isForm ? 'JSON' : 'a form with files')));
    if (isForm) continue;
    for (const body of ['{', '', '{"a":1', '{"__proto__":{}}', 'nothing'])
      wrong.push(...(await answered(asked, send('application/json', body), 400, `the body ${body}`)));
    wrong.push(
      ...(await answered(asked, send('application/json', `"${'x'.repeat(1_100_000)}"`), 413, 'too long a body')),
    );
  }
  expect(wrong).toEqual([]);
});
