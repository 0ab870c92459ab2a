import { v5 as uuidV5 } from 'uuid';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import type { Command, CommandContext } from '#commands/command.ts';
import { execute } from '#commands/execute.ts';
import type { Facts } from '#commands/facts.ts';
import { askConfirmation, confirmExperience } from '#commands/profile/confirmations.ts';
import { experienceCommands } from '#commands/profile/profile-items.ts';
import type { Actor } from '#domain/actor.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { Experience } from '#domain/profile/profile.events.ts';
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

/** What read models will tell once they are there: the demo is filled in before. */
const knowing = (facts: Facts, companyName: string, manager: string): Facts => ({
  ...facts,
  profiles: {
    ...facts.profiles,
    companyName: async () => companyName,
    confirmersOf: async () => [manager],
    isSeen: async () => true,
  },
});

/** Some of what the demo's people did is confirmed by the company, and some of it waits. Seeded again, nothing is added. */
export const seedDemoConfirmations = async (sokoni: CommandContext, companyId: number): Promise<void> => {
  const idOf = (name: string) => holderOf(sokoni, emailClaim(sokoni.accounts.access.secret, `${name}@sokoni.example`));
  const { state } = await stateOf(sokoni, company, companyStream(companyId));
  const manager = await idOf('manager');
  if (state.status === 'unregistered' || !manager) return; // somebody took the demo apart
  const house = { id: companyId, name: state.sections.CompanyRenamed.name };
  for (const [index, { account, said, confirmed }] of worked.entries()) {
    const accountId = await idOf(account);
    if (!accountId) continue;
    const facts = knowing(sokoni.facts, house.name, manager);
    const ask = (by: string, command: Command, data: object) => {
      const commandId = uuidV5(`${index}/${command.name}`, ids);
      const actor: Actor = { id: by, role: 'member', ...(by === manager && { companies: { [companyId]: 'admin' } }) };
      return execute({ ...sokoni, facts }, command, data, {
        commandId,
        actor,
        now: new Date(),
        correlationId: commandId,
      });
    };
    const { id: itemId } = await ask(accountId, experienceCommands.add, { ...said, company: house });
    await ask(accountId, askConfirmation as Command, { itemId, companyId });
    if (confirmed) await ask(manager, confirmExperience as Command, { accountId, itemId, companyId, version: 1 });
  }
};
