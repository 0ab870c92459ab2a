import { v5 as uuidV5 } from 'uuid';
import type { z } from 'zod';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import type { Command, CommandContext } from '#commands/command.ts';
import { execute } from '#commands/execute.ts';
import { partOf } from '#commands/part-of.ts';
import { experienceCommands, formationCommands, languageCommands } from '#commands/profile/profile-items.ts';
import { chooseAudience, describeCareer, listCoordinates, stateIdentity } from '#commands/profile/profile-sections.ts';
import type { Envelope } from '#domain/envelope.ts';
import { coordinateKinds, firstAudience, siteKinds } from '#domain/profile/profile.choices.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import { stateOf } from '../../event-store/stream-state.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { type DemoProfile, demoProfiles } from './demo-profiles.ts';

const ids = '5c1d0b7e-2a64-4b0e-8f3a-6f2f6f6f3c10';
const edited = 0;

const kinds = ['phoneAreaCode', ...coordinateKinds, ...siteKinds] as const;
const noCoordinates = Object.fromEntries(kinds.map((kind) => [kind, null])) as Record<(typeof kinds)[number], null>;
const audience = {
  ...firstAudience,
  name: 'everyone',
  presentation: 'everyone',
  city: 'everyone',
  career: 'everyone',
  skills: 'everyone',
  experiences: 'everyone',
  formations: 'everyone',
  languages: 'everyone',
} as const;

type Sent = readonly [command: Command<never>, data: object];
const send = <Schema extends z.ZodType>(command: Command<Schema>, data: z.input<Schema> & object): Sent => [
  command as Command as Command<never>,
  data,
];

const commandsOf = (
  { title, description, country, city, career, skills, ...lists }: DemoProfile,
  { firstname, lastname }: DemoAccount,
): readonly Sent[] => {
  const whereabouts = { country, city, subCity: null, district: null, address: null, zipcode: null };
  const presentation = { title, description };
  const offer = { category: null, indicativePrice: null };
  return [
    send(stateIdentity, { edited, name: { firstname, lastname }, birthday: null, sex: null, presentation }),
    send(listCoordinates, { edited, whereabouts, coordinates: noCoordinates }),
    send(describeCareer, { edited, career, offer, skills: [...skills] }),
    send(chooseAudience, { edited, audience, searchEngines: false }),
    ...lists.experiences.map((said) => send(experienceCommands.add, said)),
    ...lists.formations.map((said) => send(formationCommands.add, said)),
    ...lists.languages.map((said) => send(languageCommands.add, said)),
  ];
};

/** Fills in the profiles of some of the demo's accounts, which are there already. What somebody wrote there stays. */
export const seedDemoProfiles = async (sokoni: CommandContext): Promise<void> => {
  for (const filled of demoProfiles) {
    const account = demoAccounts.find(({ name }) => name === filled.account);
    const email = `${filled.account}@sokoni.example`;
    const accountId = await holderOf(sokoni, emailClaim(sokoni.accounts.access.secret, email));
    if (!account || !accountId) throw new Error(`The demo has no account ${filled.account}`);
    if ((await stateOf(sokoni, profile, profileStream(accountId))).last) continue;
    const commandId = uuidV5(filled.account, ids);
    const actor = { id: accountId, role: 'member' } as const;
    const envelope: Envelope = { commandId, actor, now: new Date(), correlationId: commandId };
    for (const [index, [command, data]] of commandsOf(filled, account).entries())
      await execute(sokoni, command, data, partOf(envelope, `${index}`));
  }
};
