import { v5 as uuidV5 } from 'uuid';
import type { Accounts } from '#commands/account/accounts.ts';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import { handle } from '#commands/handle.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { ProfileCommand } from '#domain/profile/profile.commands.ts';
import type { Experience } from '#domain/profile/profile.events.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import { stateOf } from '../../event-store/stream-state.ts';

const ids = '8a1f5b0e-6a0c-4d5e-9a3b-2f4f0e7b9c31';

type Worked = {
  readonly account: 'member' | 'editor';
  readonly said: Omit<Experience, 'company'>;
  readonly confirmed: boolean;
};

/** What people of the demo say that they did for the company whose page `manager` runs. */
const worked: readonly Worked[] = [
  {
    account: 'member',
    said: {
      name: 'Vendeuse, rayon loisirs créatifs',
      description: 'Conseil aux clients, vitrines et inventaires.',
      startDate: '2016-09',
      endDate: '2017-08',
    },
    confirmed: true,
  },
  {
    account: 'editor',
    said: {
      name: 'Page editor',
      description: 'Photos, opening hours and answers to reviews, from a distance.',
      startDate: '2024-04',
      endDate: null,
    },
    confirmed: true,
  },
  {
    account: 'member',
    said: {
      name: 'Animatrice des ateliers couture',
      description: 'Un atelier chaque samedi des grandes vacances.',
      startDate: '2022-07',
      endDate: '2022-09',
    },
    confirmed: false,
  },
];

/** Some of what the demo's people did is confirmed by the company, and some of it waits. Seeded again, nothing is added. */
export const seedDemoConfirmations = async (
  sokoni: Pick<Accounts, 'store' | 'codec' | 'access'>,
  companyId: number,
): Promise<void> => {
  const idOf = (name: string) => holderOf(sokoni, emailClaim(sokoni.access.secret, `${name}@sokoni.example`));
  const { state } = await stateOf(sokoni, company, companyStream(companyId));
  const manager = await idOf('manager');
  if (state.status === 'unregistered' || !manager) return; // somebody took the demo apart
  const house = { id: companyId, name: state.sections.CompanyRenamed.name };
  for (const [index, { account, said, confirmed }] of worked.entries()) {
    const accountId = await idOf(account);
    if (!accountId) continue;
    const its = { accountId, itemId: uuidV5(`${account}/${index}`, ids) };
    const ask = (by: string, command: ProfileCommand) => {
      const commandId = uuidV5(`${index}/${command.type}`, ids);
      const envelope = { commandId, actor: { id: by, role: 'member' as const }, now: new Date() };
      return handle(sokoni, profile, profileStream(accountId), command, { ...envelope, correlationId: commandId });
    };
    await ask(accountId, { type: 'AddItem', data: { ...its, list: 'experience', said: { ...said, company: house } } });
    const asked = { ...its, companyId };
    await ask(accountId, { type: 'AskConfirmation', data: { ...asked, confirmers: [manager] } });
    if (confirmed) await ask(manager, { type: 'ConfirmExperience', data: { ...asked, version: 1 } });
  }
};
