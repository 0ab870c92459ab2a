import { v5 as uuidV5 } from 'uuid';
import type { Accounts } from '#commands/account/accounts.ts';
import { emailClaim, holderOf } from '#commands/account/identity.ts';
import { handle, partOf } from '#commands/handle.ts';
import type { Envelope } from '#domain/envelope.ts';
import { coordinateKinds, firstAudience, siteKinds } from '#domain/profile/profile.choices.ts';
import type { ProfileCommand } from '#domain/profile/profile.commands.ts';
import { coordinates } from '#domain/profile/profile.events.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import { stateOf } from '../../event-store/stream-state.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';
import { type DemoProfile, demoProfiles } from './demo-profiles.ts';

const ids = '5c1d0b7e-2a64-4b0e-8f3a-6f2f6f6f3c10';
const edited = 0;

const noCoordinates = coordinates.parse(
  Object.fromEntries(['phoneAreaCode', ...coordinateKinds, ...siteKinds].map((kind) => [kind, null])),
);
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

const commandsOf = (
  { account, title, description, country, city, career, skills, ...lists }: DemoProfile,
  { firstname, lastname }: DemoAccount,
  accountId: string,
): readonly ProfileCommand[] => {
  const whereabouts = { country, city, subCity: null, district: null, address: null, zipcode: null };
  const identity = {
    name: { firstname, lastname },
    birthday: null,
    sex: null,
    presentation: { title, description },
  };
  const item = (name: string, index: number) => ({ accountId, itemId: uuidV5(`${account}/${name}/${index}`, ids) });
  return [
    { type: 'StateIdentity', data: { accountId, edited, ...identity } },
    { type: 'ListCoordinates', data: { accountId, edited, whereabouts, coordinates: noCoordinates } },
    {
      type: 'DescribeCareer',
      data: { accountId, edited, career, offer: { category: null, indicativePrice: null }, skills },
    },
    { type: 'ChooseAudience', data: { accountId, edited, audience, searchEngines: false } },
    ...lists.experiences.map(
      (said, index): ProfileCommand => ({
        type: 'AddItem',
        data: { ...item('experience', index), list: 'experience', said },
      }),
    ),
    ...lists.formations.map(
      (said, index): ProfileCommand => ({
        type: 'AddItem',
        data: { ...item('formation', index), list: 'formation', said },
      }),
    ),
    ...lists.languages.map(
      (said, index): ProfileCommand => ({
        type: 'AddItem',
        data: { ...item('language', index), list: 'language', said },
      }),
    ),
  ];
};

/** Fills in the profiles of some of the demo's accounts, which are there already. What somebody wrote there stays. */
export const seedDemoProfiles = async (sokoni: Pick<Accounts, 'store' | 'codec' | 'access'>): Promise<void> => {
  for (const filled of demoProfiles) {
    const account = demoAccounts.find(({ name }) => name === filled.account);
    const email = `${filled.account}@sokoni.example`;
    const accountId = await holderOf(sokoni, emailClaim(sokoni.access.secret, email));
    if (!account || !accountId) throw new Error(`The demo has no account ${filled.account}`);
    if ((await stateOf(sokoni, profile, profileStream(accountId))).last) continue;
    const commandId = uuidV5(filled.account, ids);
    const actor = { id: accountId, role: 'member' } as const;
    const envelope: Envelope = { commandId, actor, now: new Date(), correlationId: commandId };
    for (const [index, command] of commandsOf(filled, account, accountId).entries())
      await handle(sokoni, profile, profileStream(accountId), command, partOf(envelope, `${index}`));
  }
};
