import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator, person } from '#tests/account/person.ts';
import { type Served, serve } from '#tests/server.ts';
import { type MembersServer, membersServer } from './members.ts';

let at: MembersServer;
/** A second process of the same installation. */
let beside: Served;
let company: number;
let others: number[];

const registration = (name: string) => ({
  name,
  category: 'health-pharmacy',
  place: { country: 'CI' },
});

beforeAll(async () => {
  at = await membersServer();
  beside = await serve({ DATABASE_URL: at.db.url });
  const listed = async (name: string) => {
    const asked = { ...registration(name), approved: true, online: true };
    const answer = await administrator(at.url).json('/api/company/register-company', asked);
    const { id, position } = (await answer.json()) as { id: number; position: string };
    await fetch(`${at.url}/api/companies/${id}`, { headers: { 'Read-After': position } });
    return id;
  };
  company = await listed('Pharmacie du Palmier');
  others = [await listed('Pharmacie du Lac'), await listed('Pharmacie du Port')];
});
afterAll(async () => {
  await beside.stop();
  await at[Symbol.asyncDispose]();
});

const problem = (message: string, companyId = company) => ({ companyId, kind: 'wrong_number', about: null, message });

describe('a command that is asked in a loop', () => {
  test('by a visitor is refused after ten reports, on all processes together, and another address is free', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.60' };
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const visitor = person(n % 2 ? at.url : beside.url, from);
      const answer = await visitor.json(
        '/api/moderation/report-problem',
        problem(`The number ${n} rings nowhere.`, [company, ...others][n % 3]),
      );
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(await answer.json()).toMatchObject({ code: 'request.too-many', status: 429 });
    }
    expect(statuses.slice(0, 10).filter((status) => status >= 400)).toEqual([]);
    expect(statuses.slice(10)).toEqual([429, 429]);
    const other = await person(at.url).json('/api/moderation/report-problem', problem('Another one.'));
    expect(other.status).toBeLessThan(400);
  });

  test('about one company is refused after five reports of one sender, and everybody else is heard', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.61' };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const asked = problem(`Said ${n} times.`, others[0]);
      statuses.push((await person(at.url, from).json('/api/moderation/report-problem', asked)).status);
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, false, false, true]);
    const elsewhere = problem('Of another company.');
    expect((await person(at.url, from).json('/api/moderation/report-problem', elsewhere)).status).toBeLessThan(400);
    for (let n = 0; n < 30; n++) {
      const stranger = person(at.url, { 'X-Forwarded-For': `192.0.2.${100 + n}` });
      const answer = await stranger.json(
        '/api/moderation/report-problem',
        problem(`Stranger ${n} says so.`, others[0]),
      );
      expect(answer.status).toBeLessThan(400);
    }
  });

  test('tells a form in the reader’s words, and keeps what was typed', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.60' };
    const form = { kind: 'wrong_number', about: '', message: 'Written by hand' };
    for (const [path, words] of [
      [
        `/en/company/${company}-pharmacie-du-palmier/report-a-problem`,
        /Too many requests at once\. Try again in \d+\sminutes?\./,
      ],
      [
        `/entreprise/${company}-pharmacie-du-palmier/signaler`,
        /Trop de demandes à la fois\. Réessayez dans \d+\sminutes?\./,
      ],
    ] as const) {
      const page = await person(at.url, from).send(path, form);
      expect([page.path, page.status]).toEqual([path, 429]);
      expect(page.html).toMatch(words);
      expect(page.html).toContain('Written by hand');
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(60);
    }
  });

  test('by a member is refused after ten companies, wherever they ask from; another member is free', async () => {
    const [ada, ben] = [await at.member('lists-many'), await at.member('lists-one')];
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const from = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${n}` };
      const body = JSON.stringify(registration(`Atelier ${n}`));
      statuses.push((await ada.ask('/api/company/register-company', { method: 'POST', body, headers: from })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    expect((await ben.json('/api/company/register-company', registration('Atelier Ben'))).status).toBe(201);
  });

  test('is not refused to staff and to programs with the token', async () => {
    const staff = await at.member('busy-staff', 'admin');
    for (const someone of [staff, administrator(at.url)])
      for (let n = 0; n < 12; n++)
        expect((await someone.json('/api/company/register-company', registration(`Agence ${n}`))).status).toBe(201);
  });

  test('is not refused for what does not fit: people mistype', async () => {
    const visitor = person(at.url);
    for (let n = 0; n < 15; n++)
      expect((await visitor.json('/api/moderation/report-problem', { companyId: 'none' })).status).toBe(422);
    expect((await visitor.json('/api/moderation/report-problem', problem('It fits now.'))).status).toBeLessThan(400);
  });
});

test('members have numbers of their own, whoever asked from their address before', async () => {
  const shared = { 'X-Forwarded-For': '192.0.2.62' };
  const [ada, ben] = [await at.member('shares-one'), await at.member('shares-two')];
  const phones = `/api/companies/${company}/phones`;
  const visitor = person(at.url, shared);
  for (let n = 0; n < 60; n++) expect((await visitor.ask(phones)).status).toBe(200);
  expect((await visitor.ask(phones)).status).toBe(429);
  for (let n = 0; n < 60; n++) expect((await ada.ask(phones, { headers: shared })).status).toBe(200);
  expect((await ada.ask(phones, { headers: shared })).status).toBe(429);
  expect((await ben.ask(phones, { headers: shared })).status).toBe(200);
});

test('every command says in the OpenAPI document how often it is taken', async () => {
  const document = (await (await fetch(`${at.url}/openapi.json`)).json()) as {
    paths: Record<
      string,
      { post?: { tags?: string[]; responses: Record<string, { description: string; headers?: object }> } }
    >;
  };
  const commands = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post?.tags ? [[path, post] as const] : [],
  );
  expect(commands.length).toBeGreaterThan(50);
  for (const [path, { responses }] of commands)
    expect([path, responses['429']?.headers]).toEqual([path, { 'Retry-After': expect.anything() }]);
  const of = (path: string) => document.paths[path]?.post?.responses['429']?.description;
  expect(of('/api/moderation/report-problem')).toBe(
    'Asked too often: 10 at once, then 10 an hour; about one thing 5 at once, then 1 an hour',
  );
  expect(of('/api/company/rename-company')).toBe('Asked too often: 120 at once, then 60 a minute');
});

test('visitors whose keys are the same are heard each for themselves', async () => {
  const key = { 'Idempotency-Key': 'report' };
  const said = [
    problem('It rings at a school.', others[0]),
    problem('It rings at a bank.', others[0]),
    problem('It rings at a bank.', others[1]),
  ];
  const count = async () => {
    const { rows } = await at.db.pool.query(
      "select count(*)::int as count from event_store.event where type = 'ProblemReported'",
    );
    return rows[0].count as number;
  };
  const before = await count();
  for (const report of said)
    expect((await person(at.url, key).json('/api/moderation/report-problem', report)).status).toBeLessThan(400);
  expect((await count()) - before).toBe(said.length);
});
