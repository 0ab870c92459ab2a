import { describe, expect, test } from 'vitest';
import { roles } from '#domain/actor.ts';
import type { AuditedEvent } from '#read-api/audit/audited-events.ts';
import { administrator, person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();

type Someone = Pick<ReturnType<typeof person>, 'ask'>;
type Answer = { readonly events: readonly AuditedEvent[]; readonly next: string | null };

const readAt = async (reader: Someone, query: string, after?: string): Promise<Answer> => {
  const answer = await reader.ask(`/api/audit?${query}`, { headers: after ? { 'Read-After': after } : {} });
  expect(answer.status, query).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return (await answer.json()) as Answer;
};

const register = async (name: string): Promise<{ id: number; position: string }> => {
  const place = { country: 'CI', cityId: 2293538 };
  const company = { name, category: 'health-pharmacy', place, approved: true, online: true };
  const answer = await administrator(at.url).json('/api/company/register-company', company);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: number; position: string };
};

const told = async (type: string) => {
  const { rows } = await at.db.pool.query<{ actor: string; data: Record<string, unknown> }>(
    `select metadata->>'actor' as actor, data from event_store.event where type = $1 order by position`,
    [type],
  );
  return rows;
};

const fieldOf = ({ fields }: AuditedEvent, name: string) => fields.find((field) => field.name === name);

const readers: readonly string[] = ['production_lead', 'admin', 'superadmin'];
const exporters: readonly string[] = ['admin', 'superadmin'];

describe('who may look', () => {
  test.each(roles.filter((role) => role !== 'visitor'))('as %s', async (role) => {
    const someone = await at.as(role);
    const expected = readers.includes(role) ? 200 : 403;
    expect((await someone.ask('/api/audit?stream=nothing-0')).status).toBe(expected);
    expect((await someone.open('/en/admin/audit?stream=nothing-0')).status).toBe(expected);
    const file = await someone.send('/admin/audit/export', { stream: 'nothing-0', reason: 'A check' });
    expect(file.status).toBe(exporters.includes(role) ? 200 : 403);
  });

  test('visitors are asked to log in, and an administrator who acts as a member sees nothing', async () => {
    const [visitor, admin, helped] = [person(at.url), await at.member('acting', 'admin'), await at.member('helped')];
    expect((await visitor.ask('/api/audit')).status).toBe(401);
    expect((await visitor.open('/en/admin/audit')).path).toBe('/en/login?to=%2Fen%2Fadmin%2Faudit');
    await admin.send(`/en/admin/accounts/${helped.id}`, { do: 'actAs', reason: 'She asked for help' });
    expect((await admin.ask('/api/audit')).status).toBe(403);
  });
});

describe('what is found', () => {
  test('the newest first, by stream, type, author and day, page by page without a gap', async () => {
    const { id, position } = await register('Garage du Registre');
    const admin = await at.as('admin');
    const stream = `company-${id}`;
    const { events } = await readAt(admin, `stream=${stream}`, position);
    expect(events.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({
      type: 'CompanyRegistered',
      stream,
      revision: 0,
      actor: { id: 'operator', kind: 'operator' },
    });
    const today = new Date().toISOString().slice(0, 10);
    const both = await readAt(
      admin,
      `type=CompanyRegistered&actor=operator&stream=${stream}&from=${today}&to=${today}`,
    );
    expect(both.events).toHaveLength(1);
    expect(fieldOf(both.events[0] as AuditedEvent, 'name')).toMatchObject({
      state: 'shown',
      value: 'Garage du Registre',
    });
    expect((await readAt(admin, `stream=${stream}&to=2020-01-01`)).events).toEqual([]);
    expect((await readAt(admin, `stream=${stream}&from=2990-01-01`)).events).toEqual([]);

    const all: number[] = [];
    for (let query = 'actor=operator', next: string | null = ''; next !== null; ) {
      const page: Answer = await readAt(admin, query);
      all.push(...page.events.map((event) => Number(event.position)));
      next = page.next;
      query = `actor=operator&cursor=${next}`;
      if (all.length > 400) break;
    }
    expect(all.length).toBeGreaterThan(50);
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
    const { rows } = await at.db.pool.query<{ position: number }>(
      `select position from event_store.event where metadata->>'actor' = 'operator' and position between $1 and $2
       order by position desc`,
      [all.at(-1), all[0]],
    );
    expect(all).toEqual(rows.map((row) => row.position));
  });

  test('what is typed wrong is refused in words', async () => {
    const admin = await at.as('admin');
    for (const query of ['stream=awa@example.org', 'type=select', 'from=yesterday', 'cursor=zz'])
      expect((await admin.ask(`/api/audit?${query}`)).status, query).toBe(422);
  });
});

describe('personal fields', () => {
  test('are shown to administrators, and hidden from production leads with their authors', async () => {
    const someone = await at.member('hidden-person');
    const query = `stream=account-${someone.id}`;
    const opened = async (role: 'admin' | 'production_lead') => {
      const { events } = await readAt(await at.as(role), query);
      return events.find(({ type }) => type === 'AccountOpened') as AuditedEvent;
    };
    expect(fieldOf(await opened('admin'), 'email')).toMatchObject({ state: 'shown', value: someone.email });
    expect(fieldOf(await opened('production_lead'), 'email')).toEqual({ name: 'email', state: 'hidden', value: null });
    const page = await (await at.as('production_lead')).open(`/en/admin/audit?${query}`);
    expect(page.html).toContain('Hidden: personal');
    expect(page.html).not.toContain(someone.email);
    expect(page.html).not.toContain('hidden-person');
    const own = await (await at.as('admin')).open(`/en/admin/audit?${query}`);
    expect(own.html).toContain(someone.email);
  });
});

describe('a reading', () => {
  test('is stored before its answer, once for all of its pages, with who and which filters', async () => {
    const admin = await at.member('reader', 'admin');
    const before = (await told('AuditRead')).length;
    const readings = async () => (await told('AuditRead')).slice(before);
    const first = await readAt(admin, 'actor=operator&type=');
    expect(await readings()).toEqual([
      { actor: admin.id, data: { readingId: expect.any(String), filter: { actor: 'operator' }, personal: true } },
    ]);
    await readAt(admin, `actor=operator&cursor=${first.next}`);
    expect(await readings()).toHaveLength(1);
    // other filters, or another reader, are another reading, whatever the cursor says
    await readAt(admin, `actor=operator&type=CityListed&cursor=${first.next}`);
    const other = await at.member('other-reader', 'admin');
    await readAt(other, `actor=operator&cursor=${first.next}`);
    expect((await readings()).map(({ actor }) => actor)).toEqual([admin.id, admin.id, other.id]);
    const headers = { 'Idempotency-Key': 'once' };
    await admin.ask('/api/audit?type=CityListed', { headers });
    await admin.ask('/api/audit?type=CompanyRegistered', { headers });
    expect((await readings()).slice(3).map(({ data }) => data.filter)).toEqual([
      { type: 'CityListed' },
      { type: 'CompanyRegistered' },
    ]);
    const own = await readAt(admin, `actor=${admin.id}&type=AuditRead`);
    expect(own.events.length).toBeGreaterThan(1);
  });
});

describe('the file', () => {
  test('has what the filters say without personal data, for a reason, and is on record', async () => {
    const someone = await at.member('filed');
    const admin = await at.member('filer', 'admin');
    const stream = `account-${someone.id}`;
    expect((await admin.send('/admin/audit/export', { stream, reason: ' ' })).status).toBe(422);
    expect(await told('AuditExported')).not.toContainEqual(expect.objectContaining({ actor: admin.id }));
    const csv = await admin.send('/admin/audit/export?lang=en', { stream, reason: 'Asked by the auditor' });
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    const [head, ...lines] = csv.html.trim().split('\r\n');
    expect(head).toBe('Number,When,Event,Record,Who,On behalf of,Details');
    const opened = lines.at(-1);
    expect(opened).toContain('Account opened');
    expect(opened).toContain('Hidden: personal');
    expect(csv.html).not.toContain(someone.email);
    expect(await told('AuditExported')).toContainEqual({
      actor: admin.id,
      data: { exportId: expect.any(String), filter: { stream }, count: lines.length, reason: 'Asked by the auditor' },
    });
  });

  test('is not handed out without end: ten at once, then every three minutes', async () => {
    const admin = await at.member('hoarder', 'admin');
    const take = async () => (await admin.send('/admin/audit/export', { stream: 'nothing-0', reason: 'x' })).status;
    const answers: number[] = [];
    for (let times = 0; times < 11; times++) answers.push(await take());
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});
