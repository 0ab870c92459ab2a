import type { z } from 'zod';
import { accountEvents, managerEvents } from '#domain/account/account.events.ts';
import * as may from '#domain/account/account.permissions.ts';
import type { AccountCommand } from '#domain/account/account.ts';
import { type ManagerCommand, managers, managersStream } from '#domain/account/managers.ts';
import { type Actor, isSignedIn } from '#domain/actor.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { type Limit, perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';
import { type Accounts, askAccount } from './accounts.ts';
import { chooseLanguage } from './choose-language.ts';

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

/** Throws a `Rejection` unless the company exists; visitors need not see it yet. */
const checkCompany = async (log: Log, companyId: number): Promise<void> => {
  const { state } = await stateOf(log, company, companyStream(companyId));
  if (state.status === 'unregistered') throw refuse('unknown', {}, '/companyId');
};

/** A command about the managers of a company. */
const ofManagers = <S extends z.ZodObject>(
  name: string,
  type: ManagerCommand['type'],
  schema: S,
  allowedFor: (actor: Actor, data: z.infer<S> & { companyId: number; accountId: string }) => boolean,
  limit?: Limit,
) =>
  command({
    context: 'account',
    name,
    schema,
    allowed: isSignedIn,
    allowedFor: (actor: Actor, data: z.infer<S>) => allowedFor(actor, data as never),
    ...(limit && { limit }),
    async handle(context, data, envelope) {
      const managerCommand = { type, data } as ManagerCommand;
      const { companyId } = managerCommand.data;
      await checkCompany(context, companyId);
      const stream = managersStream(companyId);
      const { position } = await handle(context, managers, stream, managerCommand, envelope);
      return { id: companyId, position };
    },
  });

/** For commands that send a mail to somebody. */
const mailing: Limit = { burst: 20, perMinute: perHour(20) };

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
  chooseLanguage,
];
