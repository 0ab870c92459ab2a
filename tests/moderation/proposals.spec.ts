import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { execute } from '#commands/execute.ts';
import { handle } from '#commands/handle.ts';
import { type Actor, operator, visitor } from '#domain/actor.ts';
import { company, companyStream, isPublic } from '#domain/company/company.ts';
import type { Envelope } from '#domain/envelope.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { publishedCommands } from '#infra/main/published-commands.ts';
import { reportedProblems } from '#read-api/company/reported-problems.ts';
import { contextWith } from '#tests/command-context.ts';
import { now, pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { maskedPhone } from '#web/phone/phone.ts';

const companyId = 1;
const manager: Actor = { id: randomUUID(), role: 'member', companies: { 1: 'editor' } };
const wrong = { type: 'gsm', value: '+2250707203040', raw: '07 07 20 30 40', public: true } as const;
const hidden = { ...wrong, value: '+2250505203040', raw: '05 05 20 30 40', public: false } as const;
const whatsapp = { ...wrong, type: 'whatsapp' } as const;

/** A pharmacy with two phones, one of them hidden, that visitors write about. */
const reportedPharmacy = async () => {
  const fresh = await freshDatabase();
  const { pool } = fresh;
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const envelope = (actor: Actor): Envelope => ({ commandId: randomUUID(), actor, now, correlationId: 'test' });
  const coordinates = { coordinates: [wrong, hidden, whatsapp], whatsappInitialText: null };
  const data = { ...pharmacy, coordinates, approved: true, online: true };
  await handle(log, company, companyStream(companyId), { type: 'RegisterCompany', data }, envelope(operator));
  const ask = (actor: Actor, name: string, said: object) => {
    const command = publishedCommands.find((one) => one.name === name);
    if (!command) throw new Error(name);
    const context = contextWith({ ...log, pool, db: kyselyOf(pool) });
    return execute(context, command, { companyId, ...said }, envelope(actor));
  };
  const page = async () => {
    const { state } = await stateOf(log, company, companyStream(companyId));
    if (state.status === 'unregistered') throw new Error('The pharmacy is registered');
    return state;
  };
  return {
    ask,
    page,
    report: async (said: object) => String((await ask(visitor, 'report-problem', said)).id),
    answer: (actor: Actor, problemId: string, outcome: 'corrected' | 'unfounded') =>
      ask(actor, 'answer-problem', { problemId, outcome }),
    waiting: () => reportedProblems(log, companyId),
    numbers: async () => (await page()).sections.CompanyCoordinatesListed.coordinates.map(({ value }) => value),
    place: async () => (await page()).sections.CompanyRelocated.place,
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  };
};

const shown = maskedPhone(wrong.value);

test('a wrong number is replaced wherever it stands, once, and only then counts as corrected', async () => {
  await using at = await reportedPharmacy();
  const id = await at.report({ kind: 'wrong_number', number: shown, right: '07 59 20 30 41' });
  expect(await at.waiting()).toMatchObject([
    { id, proposed: { field: 'number', before: wrong.raw, after: { value: '+2250759203041' } } },
  ]);
  await at.answer(manager, id, 'corrected');
  const after = ['+2250759203041', hidden.value, '+2250759203041'];
  expect(await at.numbers()).toEqual(after);
  expect(await at.waiting()).toEqual([]);
  await at.answer(manager, id, 'corrected');
  expect(await at.numbers()).toEqual(after);
});

test('a wrong number without a right one goes, unless its company has changed it meanwhile', async () => {
  await using at = await reportedPharmacy();
  const id = await at.report({ kind: 'wrong_number', number: shown });
  const later = await at.report({ kind: 'wrong_number', number: shown, message: 'Il sonne dans le vide' });
  await at.answer(manager, id, 'corrected');
  expect(await at.numbers()).toEqual([hidden.value]);
  await at.answer(manager, later, 'corrected');
  expect(await at.numbers()).toEqual([hidden.value]);
});

test('a new address, and a place in the link of a map', async () => {
  await using at = await reportedPharmacy();
  const moved = await at.report({ kind: 'moved', address: 'Rue des Jardins' });
  const link = 'https://www.google.com/maps/place/Pharmacie/@5.3000001,-4.0000001,17z/data=!3m1!4b1?q=5.3453,-4.0244';
  const pin = await at.report({ kind: 'wrong_pin', pin: link });
  await at.answer(manager, moved, 'corrected');
  await at.answer(operator, pin, 'corrected');
  expect(await at.place()).toMatchObject({ address: 'Rue des Jardins', lat: 5.3453, lng: -4.0244, subCity: 'Cocody' });
});

test('what its manager says is not so changes nothing', async () => {
  await using at = await reportedPharmacy();
  const id = await at.report({ kind: 'wrong_number', number: shown });
  await at.answer(manager, id, 'unfounded');
  expect(await at.numbers()).toContain(wrong.value);
  expect(await at.waiting()).toEqual([]);
});

test('only the team decides that a company has closed: its page is then hidden', async () => {
  await using at = await reportedPharmacy();
  const id = await at.report({ kind: 'closed' });
  await expect(at.answer(manager, id, 'unfounded')).rejects.toThrow('moderation.moderators-only');
  await at.ask(operator, 'settle-problem', { problemId: id, outcome: 'corrected' });
  expect(isPublic(await at.page())).toBe(false);
});

test('a hidden number, half a number and no place are refused; nobody else answers', async () => {
  await using at = await reportedPharmacy();
  const refused = (said: object, code: string) => expect(at.report(said)).rejects.toThrow(code);
  await refused({ kind: 'wrong_number', number: maskedPhone(hidden.value) }, 'moderation.number-unknown');
  await refused({ kind: 'wrong_number', number: shown, right: '07 1' }, 'moderation.right-number-unreadable');
  await refused({ kind: 'wrong_pin', pin: 'près du marché' }, 'moderation.pin-unreadable');
  await refused({ kind: 'wrong_pin', pin: '95.00000, 12.00000' }, 'moderation.pin-unreadable');
  const id = await at.report({ kind: 'moved', address: 'Rue 12' });
  const stranger: Actor = { id: randomUUID(), role: 'member', companies: { 2: 'admin' } };
  await expect(at.answer(stranger, id, 'corrected')).rejects.toThrow();
  expect((await at.place()).address).toBe(null);
});
