import type { z } from 'zod';
import { accountEvents, managerEvents } from '#domain/account/account.events.ts';
import type { AccountCommand } from '#domain/account/account.ts';
import { type ManagerCommand, managers, managersStream } from '#domain/account/managers.ts';
import { type Actor, isSignedIn } from '#domain/actor.ts';
import type { Access } from '#infra/access/access.ts';
import { type Limit, perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';
import * as may from './account.permissions.ts';
import { askAccount } from './accounts.ts';

const of = { ...accountEvents, ...managerEvents };

/** A command that its account decides without any other fact. */
const ofAccount = <S extends z.ZodObject>(
  name: string,
  type: AccountCommand['type'],
  schema: S,
  allowed: (actor: Actor) => boolean,
  after: (accountId: string) => Promise<void> = async () => {},
) =>
  command({
    context: 'account',
    name,
    schema,
    allowed,
    async handle(context, data, envelope) {
      const asked = { type, data } as AccountCommand;
      const { position } = await askAccount(context, asked, envelope);
      await after(asked.data.accountId);
      return { id: asked.data.accountId, position };
    },
  });

/** A command about who runs a company's page. */
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
      const asked = { type, data } as ManagerCommand;
      const stream = managersStream(asked.data.companyId);
      const { position } = await handle(context, managers, stream, asked, envelope);
      return { id: asked.data.companyId, position };
    },
  });

/** Each of these writes to somebody. */
const mailing: Limit = { burst: 20, perMinute: perHour(20) };

/** What staff and managers may ask about accounts. Whoever is blocked is signed out at once. */
export const accountCommands = ({ sessions, secondFactors }: Access): readonly Command[] => [
  ofAccount('give-role', 'GiveRole', of.RoleGiven.schema, may.mayGiveRoles, (accountId) =>
    sessions.endActing(accountId),
  ),
  ofAccount('give-level', 'GiveLevel', of.LevelGiven.schema, may.mayGiveLevels),
  ofAccount('block-account', 'BlockAccount', of.AccountBlocked.schema, may.mayBlockAccounts, (accountId) =>
    sessions.endAll(accountId),
  ),
  ofAccount('lift-second-factor', 'LiftSecondFactor', of.SecondFactorRemoved.schema, may.mayImpersonate, async (id) => {
    await secondFactors.turnOff(id);
    await sessions.endAll(id);
  }),
  ofAccount('unblock-account', 'UnblockAccount', of.AccountUnblocked.schema, may.mayBlockAccounts),
  ofAccount('confirm-account', 'ConfirmAccount', of.AccountConfirmed.schema, may.mayConfirmAccounts),
  ofManagers('name-manager', 'NameManager', of.ManagerNamed.schema, may.mayNameManager, mailing),
  ofManagers(
    'remove-manager',
    'RemoveManager',
    of.ManagerRemoved.schema,
    (actor, data) => actor.id === String(data.accountId) || may.mayRunManagers(actor, data),
  ),
  ofManagers(
    'ask-management',
    'AskManagement',
    of.ManagementAsked.schema,
    (actor, data) => actor.id === data.accountId,
    mailing,
  ),
  ofManagers('decline-management', 'DeclineManagement', of.ManagementDeclined.schema, may.mayRunManagers),
];
