import { expect, test } from 'vitest';
import { contractLetters } from '#commands/contract/contract-letters.ts';
import { contractReminders } from '#commands/contract/contract-reminders.reactor.ts';
import { givenContractLetters } from '#commands/contract/given-contract-letters.ts';
import { renewalLetters } from '#commands/contract/renewal-letters.ts';
import { noticesMailed } from '#commands/notification/notices-mailed.reactor.ts';
import { recipientsFrom } from '#commands/notification/recipients.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { collect } from '#infra/event-store/event-store.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import type { Letters } from '#infra/mail/perform-mail.ts';
import { renderMail } from '#infra/mail/render-mail.ts';
import type { Intent } from '#infra/reactions/reactor.ts';
import { accounts } from '#projections/account/accounts.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { rebuild } from '#projections/rebuild.ts';
import { companyId, manager, author as seller, toldWorld } from '#tests/notification/notification-world.ts';
import { logOf, type Told, tell } from '#tests/projections/engine.ts';

const [contractId, number, stream] = ['0d9f6a52-3c58-4d0e-9f5b-000000000001', 'KE-2026-0001', 'contract-KE-2026-0001'];
const opened = (accountId: string, firstname: string, language: 'fr' | 'en'): Told => ({
  stream: `account-${accountId}`,
  type: 'AccountOpened',
  data: {
    ...{ accountId, email: `${firstname.toLowerCase()}@sokoni.example`, firstname, lastname: 'Koné' },
    ...{ language, registeredBy: 'site', demo: false },
  },
});
const said = (clientEmail: string | null) => ({
  ...{ initialPackage: 'custom', signatureDate: '2026-02-01', endDate: '2027-01-31', clientEmail },
  ...{ userCommercial: seller, userProduction: null, userProductionN1: null },
  ...{ amount: 100, amountService: 0, amountCurrency: 'KES', options: [] },
});
const created = (clientEmail: string | null): Told => ({
  ...{ stream, type: 'ContractCreated' },
  data: { contractId, number, companyId, country: 'KE', said: said(clientEmail) },
});
const reminded: Told = {
  ...{ stream, type: 'ContractReminded' },
  data: { contractId, number, daysBefore: 30, said: { endDate: '2027-01-31' } },
};
const named: Told = {
  ...{ stream: `managers-${companyId}`, type: 'ManagerNamed' },
  data: { accountId: manager, companyId, role: 'admin' },
};
const since = (type: string, data: object): Told => ({ stream, type, data: { contractId, ...data } });

const mailsOf = async (client: string | null, later: readonly Told[] = []) => {
  const { db, kysely } = await toldWorld();
  await using _ = db;
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool, db: kysely };
  await tell(world, [opened(seller, 'Serge', 'fr'), opened(manager, 'Njeri', 'en'), named, created(client), reminded]);
  await tell(world, later);
  await rebuild(world, [accounts]);
  const events = await world.codec.decode(await collect(world.store.readStream(stream)));
  const happened = events.find(({ type }) => type === 'ContractReminded');
  const intents: readonly Intent[] = contractReminders.on.ContractReminded?.(happened as never) ?? [];
  for (const intent of intents) expect(intent.kind === 'mail' && intent.person).toBe(contractId);
  return await mailed(world, intents);
};

/** The mails that are made of intents. */
const mailed = async (world: Reading, intents: readonly Intent[]) => {
  const letters: Letters = { ...contractLetters(world), ...renewalLetters(world), ...givenContractLetters(world) };
  const recipients = recipientsFrom(world, async () => true);
  const mails = [];
  for (const intent of intents) {
    if (intent.kind !== 'mail') continue;
    const { key, template, to, about } = intent;
    expect(JSON.stringify({ to, about })).not.toMatch(/@|Serge/);
    for (const recipient of await recipients.wanting(to, template)) {
      const values = await letters[template]?.(about, recipient);
      if (!values) continue;
      const mail = renderMail({ key, template, to: recipient, values, origin: 'https://sokoni.example' });
      expect(mail.text + mail.subject).not.toMatch(/\{\w+|undefined|\bmail\.\w+\./);
      mails.push({ to: mail.to.email, subject: mail.subject, text: mail.text });
    }
  }
  return mails;
};

test('the end of a contract is told to its commercial and to its client, each in their language', async () => {
  expect(await mailsOf('client@example.org')).toMatchObject([
    {
      to: 'serge@sokoni.example',
      subject: 'Étoile du Marché\u202f: contrat KE-2026-0001, fin le 31 janvier 2027',
      text: expect.stringMatching(/Le client reçoit aussi un rappel[\s\S]*\/admin\/contracts\/KE-2026-0001/),
    },
    {
      to: 'client@example.org',
      subject: 'Your contract KE-2026-0001 ends on 31 January 2027',
      text: expect.stringMatching(/talk to Serge Koné[\s\S]*the one of the contract/),
    },
  ]);
});

test('a client who manages the page is led to the contract; one without an address is for the commercial to call', async () => {
  const [, client] = await mailsOf('Njeri@sokoni.example');
  expect(client).toMatchObject({ to: 'njeri@sokoni.example', text: expect.stringMatching(/\/edit\/contracts/) });
  const alone = await mailsOf(null);
  expect(alone.map(({ to }) => to)).toEqual(['serge@sokoni.example']);
  expect(alone[0]?.text).toContain('appelez-le');
});

test('nobody hears of an end that no longer holds when the mail goes out', async () => {
  const dates = { signatureDate: '2026-02-01', endDate: '2027-06-30' };
  const renewal = { ...said(null), ...dates };
  for (const later of [
    since('ContractRenewed', { number, companyId, said: renewal }),
    since('ContractDatesChanged', { said: dates }),
    since('ContractEnded', { said: { on: '2026-12-31', reason: 'Fermeture' } }),
    since('ContractDeleted', { number, companyId, reason: 'Doublon' }),
  ])
    expect(await mailsOf('client@example.org', [later]), later.type).toEqual([]);
});

test('of a contract whose key is destroyed nothing is read, and nobody is written to', async () => {
  const { db, kysely } = await toldWorld();
  await using _ = db;
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool, db: kysely };
  await tell(world, [created('client@example.org')]);
  await personKeys(db.pool).forget(contractId);
  const recipients = recipientsFrom(world, async () => true);
  for (const party of ['commercial', 'client'] as const)
    expect(await recipients.wanting({ contract: number, party }, 'contractEndsClient')).toEqual([]);
});

test('a renewal that a company asks for is told to the commercial, and to its managers when it is declined', async () => {
  const { db, kysely } = await toldWorld();
  await using _ = db;
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool, db: kysely };
  const toldAfter = async (...told: readonly Told[]) => {
    await tell(world, told);
    const events = await world.codec.decode(await collect(world.store.readStream(stream)));
    const last = events.at(-1);
    return mailed(
      world,
      noticesMailed.flatMap(({ on }): readonly Intent[] => on[last?.type ?? '']?.(last as never) ?? []),
    );
  };
  const of = { number, companyId };
  const asked = since('ContractRenewalAsked', { ...of, said: { initialPackage: 'premium', userCommercial: seller } });
  await tell(world, [opened(seller, 'Serge', 'fr'), opened(manager, 'Njeri', 'en'), named, created(null)]);
  expect(await toldAfter(asked)).toMatchObject([
    {
      to: 'serge@sokoni.example',
      subject: 'Étoile du Marché demande à renouveler le contrat KE-2026-0001',
      text: expect.stringContaining('/admin/contracts/KE-2026-0001'),
    },
  ]);
  expect(await toldAfter(since('ContractRenewalDeclined', { ...of, said: { reason: 'No room left.' } }))).toMatchObject(
    [{ to: 'njeri@sokoni.example', text: expect.stringMatching(/No room left\.[\s\S]*\/edit\/contracts/) }],
  );
  await toldAfter(asked);
  expect(await toldAfter(since('ContractRenewalWithdrawn', { ...of, said: { userCommercial: seller } }))).toMatchObject(
    [
      {
        to: 'serge@sokoni.example',
        subject: 'Étoile du Marché ne demande plus à renouveler le contrat KE-2026-0001',
        text: expect.stringContaining('/admin/contracts/KE-2026-0001'),
      },
    ],
  );
  const renewal = { ...said(null), endDate: '2027-12-31' };
  expect(await toldAfter(since('ContractRenewed', { ...of, said: renewal }))).toMatchObject([
    { to: 'njeri@sokoni.example', text: expect.stringMatching(/31 December 2027[\s\S]*\/edit\/contracts/) },
  ]);
  expect(await toldAfter(since('ContractRenewed', { number: null, companyId: null, said: renewal }))).toEqual([]);
});

test('whoever is given contracts gets one mail that counts them, once the last of them is 2 minutes old', async () => {
  const { db, kysely } = await toldWorld();
  await using _ = db;
  const world = { ...logOf(db.pool, { on: catalogue as never }), pool: db.pool, db: kysely };
  const idOf = (n: number) => `0d9f6a52-3c58-4d0e-9f5b-${String(n).padStart(12, '0')}`;
  const numberOf = (n: number) => `KE-2026-${String(n).padStart(4, '0')}`;
  const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString();
  const changed = (n: number, type: string, data: object, second: number): Told => ({
    ...{ stream: `contract-${numberOf(n)}`, type, at: at(second) },
    data: { contractId: idOf(n), ...data },
  });
  const given = (n: number, to: string | null, was: string | null, second: number) =>
    changed(
      ...([n, 'ContractProductionChanged'] as const),
      { number: numberOf(n), companyId, was, said: { userProduction: to } },
      second,
    );
  const signedBy = (n: number): Told =>
    changed(n, 'ContractCreated', { number: numberOf(n), companyId, country: 'KE', said: said(null) }, 0);
  const few = [1, 2, 3, 4, 5];
  await tell(world, [opened(seller, 'Serge', 'fr'), opened(manager, 'Njeri', 'en'), ...few.map(signedBy)]);
  /** The mails of all that happened so far. */
  const mails = async () => {
    await rebuild(world, [notifications]);
    const intents: Intent[] = [];
    for await (const batch of world.store.readAll())
      for (const event of await world.codec.decode(batch))
        for (const { on } of noticesMailed)
          if (event.type.startsWith('Contract'))
            intents.push(...(on[event.type]?.({ ...event, actor: event.metadata.actor } as never) ?? []));
    expect(intents.map(({ delayS }) => delayS)).toEqual(intents.map(() => 120));
    return mailed(
      world,
      intents.filter((intent) => intent.kind === 'mail' && intent.about.place === 'production'),
    );
  };

  await tell(world, [given(1, manager, null, 10)]);
  expect(await mails()).toEqual([
    {
      to: 'njeri@sokoni.example',
      subject: 'Étoile du Marché: contract KE-2026-0001 is now yours',
      text: expect.stringMatching(
        /handle production for contract KE-2026-0001[\s\S]*\/en\/admin\/contracts\/KE-2026-0001/,
      ),
    },
  ]);
  // three of the others follow, one of them is taken back, and a last one comes much later
  await tell(world, [given(2, manager, null, 20), given(3, manager, null, 100), given(4, manager, null, 101)]);
  await tell(world, [given(4, null, manager, 150), given(5, manager, null, 900)]);
  expect(await mails()).toMatchObject([
    {
      subject: '3 contracts are now yours',
      text: expect.stringMatching(
        new RegExp(`3 contracts; one of them is KE-2026-0003[\\s\\S]*production=${manager}&order=changed`),
      ),
    },
    { subject: 'Étoile du Marché: contract KE-2026-0005 is now yours' },
  ]);
  // of what was deleted, or given away again, nobody hears
  const deleted = { number: numberOf(5), companyId, reason: 'Doublon' };
  await tell(world, [changed(5, 'ContractDeleted', deleted, 910), given(1, seller, manager, 920)]);
  expect(await mails()).toMatchObject([
    { to: 'njeri@sokoni.example', subject: '2 contracts are now yours' },
    { to: 'serge@sokoni.example', subject: expect.stringContaining('vous suivez le contrat KE-2026-0001') },
  ]);
});
