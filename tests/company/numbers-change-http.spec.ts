import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { numbersChangeLock } from '#commands/company/run-numbers-change.ts';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import { planNamed } from '#domain/company/numbering-plans.ts';
import { type NumbersChangeCommand, numbersChange, numbersChangeStream } from '#domain/company/numbers-change.ts';
import { sessionLocks } from '#infra/database/locks.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { asked } from '#tests/account/company-people.ts';
import type { MembersServer } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';

const at = withMembers();
type Member = Awaited<ReturnType<MembersServer['member']>>;
let kofi: Member;
let moderator: Member;
let admin: Member;
let id = 0;
const page = '/en/admin/moderation/numbers/change';
const ivorian = `${page}?plan=ci-2021`;
const old = [
  { type: 'tel', value: '20 22 45 67', raw: '20 22 45 67', public: true },
  { type: 'gsm', value: '07 12 34 56', raw: '07 12 34 56', public: true },
];

beforeAll(async () => {
  [kofi, moderator, admin] = [await at.member('kofi'), await at.as('moderator'), await at.as('admin')];
  const facts = { category: 'automotive-car-repair', place: { country: 'CI' }, online: true };
  const coordinates = { coordinates: old, whatsappInitialText: null };
  ({ id } = await asked(at.url, kofi, '/api/company/register-company', {
    name: 'Maquis du Port',
    ...facts,
    coordinates,
  }));
}, 120_000);

const numbers = async () => (await kofi.open(`/en/company/${id}-maquis-du-port/edit/coordinates`)).html;
/** The page, once the change is through. */
const through = async (): Promise<string> => {
  let html = '';
  await expect
    .poll(async () => {
      ({ html } = await admin.open(ivorian));
      return html;
    })
    .not.toContain('http-equiv="refresh"');
  return html;
};

test('an administrator sees what a change would do, before and after, and nothing is changed by looking', async () => {
  expect((await admin.open('/en/admin/moderation/numbers')).html).toContain(`href="${page}"`);
  const { html } = await admin.open(page);
  expect(html).toMatch(/Côte d’Ivoire[\s\S]*Since 31 January 2021, 8 digits become 10\.[\s\S]*Benin/);
  expect(html).not.toContain('Change the numbers');
  const seen = (await admin.open(ivorian)).html;
  expect(seen).toContain('2 old numbers will change, in 1 company.');
  expect(seen).toMatch(/Maquis du Port[\s\S]*20 22 45 67[\s\S]*\+225 27 20 22 45 67/);
  expect(seen).not.toContain('Undo all of it');
  expect((await admin.open(`${page}?plan=bj-2024`)).html).toContain('There is no old number to change.');
  expect(await numbers()).toContain('value="07 12 34 56"');
});

test('the numbers change by one form, and come back by another', async () => {
  await admin.send(page, { plan: 'ci-2021', do: 'convert' });
  const changed = await through();
  expect(changed).toContain('There is no old number to change.');
  expect(changed).toContain('1 company got new numbers: its old ones can come back.');
  expect(changed).not.toContain('Change the numbers');
  await expect.poll(numbers).toContain('value="+225 07 07 12 34 56"');

  await admin.send(page, { plan: 'ci-2021', do: 'undo' });
  expect(await through()).toMatch(/Undone[\s\S]*2 old numbers will change/);
  await expect.poll(numbers).toContain('value="07 12 34 56"');
  // nothing is left to go on with
  expect((await admin.send(page, { plan: 'ci-2021', do: 'resume' })).status).toBe(200);
  expect((await admin.open(ivorian)).html).toContain('Undone');
});

test('how far a long change is stands on the page, which is read again by itself; one whose process died goes on', async () => {
  const plan = planNamed('ci-2021');
  const { pool } = at.db;
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const told = (command: NumbersChangeCommand) =>
    handle(log, numbersChange, numbersChangeStream(plan.name), command, {
      commandId: randomUUID(),
      actor: operator,
      now: new Date(),
      correlationId: 'test',
    });
  const locks = sessionLocks(pool);
  const elsewhere = await locks.take(numbersChangeLock(plan));
  await told({ type: 'AskNumbersChange', data: { plan: plan.name, way: 'convert' } });
  expect((await admin.open(ivorian)).html).toMatch(/<progress(?![^>]*value=)/);
  for (const done of [1_000, 2_500]) {
    await told({ type: 'AdvanceNumbersChange', data: { plan: plan.name, done, of: 10_000 } });
    const { html } = await admin.open(ivorian);
    expect(html).toMatch(new RegExp(`<progress[^>]*max="10000"[^>]*value="${done}"|value="${done}"[^>]*max="10000"`));
    expect(html).toContain(`${done.toLocaleString('en')} of 10,000`);
    expect(html).toContain('http-equiv="refresh"');
    expect(html).not.toMatch(/Change the numbers|Undo all of it/);
  }
  // another run is at it
  await admin.send(page, { plan: plan.name, do: 'resume' });
  expect((await admin.open(ivorian)).html).toContain('2,500 of 10,000');
  await elsewhere?.release();
  await locks.close();

  await admin.send(page, { plan: plan.name, do: 'resume' });
  expect(await through()).toContain('1 company got new numbers');
  await expect.poll(numbers).toContain('value="+225 07 07 12 34 56"');
  await admin.send(page, { plan: plan.name, do: 'undo' });
  await through();
  await expect.poll(numbers).toContain('value="07 12 34 56"');
});

test('nobody else may', async () => {
  for (const who of [kofi, moderator]) {
    expect((await who.open(page)).status).toBe(403);
    expect((await who.send(page, { plan: 'ci-2021', do: 'convert' })).status).toBe(403);
    const asks = [
      ['change-numbers', { plan: 'ci-2021', way: 'convert' }],
      ['resume-numbers-change', { plan: 'ci-2021' }],
    ] as const;
    for (const [name, data] of asks) expect((await who.json(`/api/company/${name}`, data)).status).toBe(403);
  }
  expect((await moderator.open('/en/admin/moderation/numbers')).html).not.toContain(`href="${page}"`);
  expect((await admin.send(page, { plan: 'ci-1999', do: 'convert' })).status).toBe(422);
  expect((await admin.send(page, { plan: 'ci-2021', do: 'nothing' })).status).toBe(422);
});
