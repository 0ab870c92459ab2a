import type { z } from 'zod';
import { accountEvents, managerEvents } from '#domain/account/account.events.ts';
import * as may from '#domain/account/account.permissions.ts';
import type { AccountCommand } from '#domain/account/account.ts';
import type { Actor } from '#domain/actor.ts';
import { type Command, command } from '../command.ts';
import { type Accounts, askAccount } from './accounts.ts';
import { chooseLanguage } from './choose-language.ts';
import { formDraftCommands } from './form-drafts.ts';
import { invitationCommands } from './invitation.commands.ts';
import { managementCommands } from './management.commands.ts';
import { mobileCommands } from './mobile.ts';
import { mailing, ofManagers } from './of-managers.ts';

const of = { ...accountEvents, ...managerEvents };

/** A command that needs no data but the account's own stream; `after` runs once its events are stored. */
const ofAccount = <S extends z.ZodObject>(
  name: string,
  type: AccountCommand['type'],
  schema: S,
  allowed: (actor: Actor) => boolean,
  after: (access: Accounts['access'], accountId: string) => Promise<void> = async () => {},
) =>
  command({
    context: 'account',
    name,
    schema,
    allowed,
    async handle(context, data, envelope) {
      const accountCommand = { type, data } as AccountCommand;
      const { position } = await askAccount(context, accountCommand, envelope);
      await after(context.accounts.access, accountCommand.data.accountId);
      return { id: accountCommand.data.accountId, position };
    },
  });

export const giveRole = ofAccount('give-role', 'GiveRole', of.RoleGiven.schema, may.mayGiveRoles, ({ sessions }, id) =>
  sessions.endActing(id),
);
export const giveLevel = ofAccount('give-level', 'GiveLevel', of.LevelGiven.schema, may.mayGiveLevels);
/** Blocks an account, and ends all its sessions. */
export const blockAccount = ofAccount(
  'block-account',
  'BlockAccount',
  of.AccountBlocked.schema,
  may.mayBlockAccounts,
  ({ sessions }, id) => sessions.endAll(id),
);
export const unblockAccount = ofAccount(
  'unblock-account',
  'UnblockAccount',
  of.AccountUnblocked.schema,
  may.mayBlockAccounts,
);
export const liftSecondFactor = ofAccount(
  'lift-second-factor',
  'LiftSecondFactor',
  of.SecondFactorRemoved.schema,
  may.mayImpersonate,
  async ({ secondFactors, sessions }, id) => {
    await secondFactors.turnOff(id);
    await sessions.endAll(id);
  },
);
export const confirmAccount = ofAccount(
  'confirm-account',
  'ConfirmAccount',
  of.AccountConfirmed.schema,
  may.mayConfirmAccounts,
);
export const nameManager = ofManagers(
  'name-manager',
  'NameManager',
  of.ManagerNamed.schema,
  may.mayNameManager,
  mailing,
);
export const removeManager = ofManagers(
  'remove-manager',
  'RemoveManager',
  of.ManagerRemoved.schema,
  (actor, data) => actor.id === String(data.accountId) || may.mayRunManagers(actor, data),
);
export const askManagement = ofManagers(
  'ask-management',
  'AskManagement',
  of.ManagementAsked.schema,
  (actor, data) => actor.id === data.accountId,
  mailing,
);
export const declineManagement = ofManagers(
  'decline-management',
  'DeclineManagement',
  of.ManagementDeclined.schema,
  may.mayRunManagers,
);

/** The account commands: of staff, of companies' managers, and of people for their own account. */
export const accountCommands: readonly Command[] = [
  giveRole,
  giveLevel,
  blockAccount,
  liftSecondFactor,
  unblockAccount,
  confirmAccount,
  nameManager,
  removeManager,
  askManagement,
  declineManagement,
  ...managementCommands,
  ...invitationCommands,
  ...formDraftCommands,
  ...mobileCommands,
  chooseLanguage,
];
