import type { AccountEvent } from '#domain/account/account.events.ts';
import type { AccountCommand, AccountState } from '#domain/account/account.ts';
import { account, accountStream } from '#domain/account/account.ts';
import { checkPassword, isLong, shortestFor } from '#domain/account/password.ts';
import { isStaff, type Role } from '#domain/actor.ts';
import type { Envelope } from '#domain/envelope.ts';
import type { Access } from '#infra/access/access.ts';
import type { Attempts } from '#infra/access/attempts.ts';
import { isCommonPassword } from '#infra/access/common-passwords.ts';
import type { Credential } from '#infra/access/credentials.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import type { DirectMail } from '#infra/mail/queue-mail.ts';
import type { DirectSms } from '#infra/sms/queue-sms.ts';
import { type Handled, handle } from '../handle.ts';

/** What the commands of accounts need beside the event store and the rate limits. */
export type Accounts = {
  readonly access: Access;
  readonly attempts: Attempts;
  /** The minimum length of a password, in characters. */
  readonly passwordMin: number;
  readonly queueMail: (mail: DirectMail) => Promise<void>;
  /** Null where no text messages are sent. */
  readonly queueSms: ((sms: DirectSms) => Promise<void>) | null;
};

/** The event store, and how people sign in. */
export type AccountLog = Log & { readonly accounts: Pick<Accounts, 'access'> };

/** Returns the state of an account; `none` when it was never opened. */
export const accountState = async (log: Log, accountId: string): Promise<AccountState> =>
  (await stateOf(log, account, accountStream(accountId))).state;

/** Hands a command to the account that it names. Throws a `Rejection` when a rule refuses. */
export const askAccount = (log: Log, command: AccountCommand, envelope: Envelope): Promise<Handled<AccountEvent>> =>
  handle(log, account, accountStream(command.data.accountId), command, envelope);

/** The person who chooses a password. `own` has their names and address, which are easy to guess. */
export type PasswordOwner = { readonly role: Role; readonly secondFactor: boolean; readonly own: readonly string[] };

/** The owner of an account, as the check of a new password needs it. */
export const ownerOf = (state: AccountState): PasswordOwner =>
  state.status === 'none'
    ? { role: 'member', secondFactor: false, own: [] }
    : { ...state, own: [...state.names, state.email ?? ''] };

/** Throws a `Rejection` for a password that its owner may not choose. */
export const checkNewPassword = (
  { passwordMin }: Pick<Accounts, 'passwordMin'>,
  password: string,
  { role, secondFactor, own }: PasswordOwner,
): void => {
  const shortest = shortestFor({ staff: isStaff({ id: '', role }), secondFactor }, passwordMin);
  checkPassword(password, { shortest, isCommon: isCommonPassword, own });
};

/**
 * The hash of a new password. Hashing waits in the queue of the IP address `subscriber`. Throws a `Rejection` for a
 * password that its owner may not choose.
 */
export const newPassword = async (
  accounts: Pick<Accounts, 'access' | 'passwordMin'>,
  password: string,
  owner: PasswordOwner,
  { subscriber }: Pick<Envelope, 'subscriber'>,
): Promise<Credential> => {
  checkNewPassword(accounts, password, owner);
  const line = subscriber === undefined ? undefined : { of: subscriber, known: false };
  return { password: await accounts.access.passwords.hash(password, line), long: isLong(password) };
};

/** Returns the moment `count` minutes after `now`. */
export const minutes = (now: Date, count: number): Date => new Date(now.getTime() + count * 60_000);
