import { expect, test } from 'vitest';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import { handle } from '#commands/handle.ts';
import type { ProfileFacts } from '#commands/profile/profile-facts.ts';
import { operator } from '#domain/actor.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import { openAccess } from '#infra/access/access.ts';
import { kyselyOf } from '#infra/database/database.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { seedDemoAccounts } from '#infra/main/demo/demo-accounts.ts';
import { demoProfiles } from '#infra/main/demo/demo-profiles.ts';
import { seedDemoConfirmations } from '#infra/main/demo/seed-confirmations.ts';
import { seedDemoProfiles } from '#infra/main/demo/seed-profiles.ts';
import { contextWith } from '#tests/command-context.ts';
import { pharmacy } from '#tests/company/companies.ts';
import { freshDatabase } from '../postgres.ts';

test('people of the demo have a profile, once; what somebody wrote there before stays', async () => {
  await using db = await freshDatabase();
  const access = await openAccess(db.pool);
  const log = { store: postgresEventStore(db.pool), codec: codec(catalogue, personKeys(db.pool)) };
  const profiles = { isCountry: () => true, companyName: async () => 'Librairie' } as unknown as ProfileFacts;
  const sokoni = contextWith({ ...log, pool: db.pool, db: kyselyOf(db.pool) }, { profiles }, { access });
  const data = { ...pharmacy, companyId: 1, name: 'Librairie', approved: true, online: true };
  const at = { commandId: 'register', actor: operator, now: new Date(), correlationId: 'test' };
  await handle(log, company, companyStream(1), { type: 'RegisterCompany', data }, at);
  await seedDemoAccounts(sokoni, 1);
  const idOf = async (name: string) =>
    (await holderOf(log, emailClaim(access.secret, `${name}@sokoni.example`))) ?? 'nobody';
  const editor = await idOf('editor');
  const written = { accountId: editor, edited: 0, interests: { jobInterests: ['Radio'], interestedInCategories: [] } };
  await handle(
    log,
    profile,
    profileStream(editor),
    { type: 'ChooseInterests', data: written },
    {
      commandId: 'f0d7b0b4-9d0e-4a55-9a53-0b9f4f2b4a11',
      actor: { id: editor, role: 'member' },
      now: new Date(),
      correlationId: 'test',
    },
  );
  await seedDemoProfiles(sokoni);
  await seedDemoProfiles(sokoni);
  const filled = await Promise.all(
    demoProfiles.map(async ({ account }) => (await stateOf(log, profile, profileStream(await idOf(account)))).state),
  );
  expect(filled.map(({ said }) => said.ProfilePresented?.title.fr)).toEqual([
    'Couturière, modéliste',
    'Gérant',
    undefined,
  ]);
  expect(Object.keys(filled[0]?.lists.experience ?? {})).toHaveLength(2);

  const unknown = 2;
  await seedDemoConfirmations(sokoni, unknown);
  await seedDemoConfirmations(sokoni, 1);
  await seedDemoConfirmations(sokoni, 1);
  const standing = async (name: string) => {
    const { state } = await stateOf(log, profile, profileStream(await idOf(name)));
    return Object.values(state.confirmations.of).map(({ status }) => status);
  };
  expect(await standing('member')).toEqual(['confirmed', 'asked']);
  expect(await standing('editor')).toEqual(['confirmed']);
});
