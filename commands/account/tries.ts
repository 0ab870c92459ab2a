import type { Envelope, Origin } from '#domain/envelope.ts';
import type { Line } from '#infra/access/in-turns.ts';
import { subscriberOf } from '#infra/http/subscriber.ts';
import { type NamedLimit, perHour, TooManyRequests } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';

/** Returns where the command comes from. Throws for a command that no request brought. */
export const originOf = ({ commandId, origin }: Envelope): Origin => {
  if (!origin) throw new Error(`The command ${commandId} comes from nowhere`);
  return origin;
};

/**
 * Limits of account steps: of an IP address for visitors, of an account once it is signed in. Steps that name the same
 * one share it.
 */
export const stepLimits = {
  password: { name: 'account/password', burst: 30, perMinute: 6 },
  outside: { name: 'account/outside', burst: 30, perMinute: 6 },
  register: { name: 'account/register', burst: 10, perMinute: 0.5 },
  company: { name: 'account/company', burst: 10, perMinute: 0.5 },
  code: { name: 'account/code', burst: 30, perMinute: 2 },
  typed: { name: 'account/typed', burst: 30, perMinute: 6 },
} satisfies Readonly<Record<string, NamedLimit>>;

/** What a try is aimed at: the claim of an e-mail address, and the account that has it, if any. */
export type Target = { readonly claim: string; readonly accountId: string | null };

/** The id of a device that signed in to the account before; null for a stranger's device. */
const knownTo = ({ known }: Origin, accountId: string | null): string | null =>
  known && accountId && known.accounts.includes(accountId) ? known.id : null;

/** The queue in which a password waits for its check. A known device has its own, which strangers cannot fill. */
export const lineOf = (origin: Origin, accountId: string | null): Line => {
  const device = knownTo(origin, accountId);
  return device ? { of: device, known: true } : { of: subscriberOf(origin.ip), known: false };
};

/** Limits of passwords: from one IP address at all accounts, from one at one account, and from one known device. */
const fromAddress: NamedLimit = { name: 'sign-in/address', burst: 30, perMinute: 6 };
const atAccount: NamedLimit = { name: 'sign-in/account', burst: 10, perMinute: 0.5 };
const fromDevice: NamedLimit = { name: 'sign-in/device', burst: 10, perMinute: 0.5 };

/**
 * Tries of strangers at one account from all IP addresses, a few more than NIST SP 800-63B allows in a row. Beyond
 * that, each address has one try at a time instead of ten: this stops guessing from many addresses, and a person who
 * knows the password still gets in.
 */
const fromEverywhere: NamedLimit = { name: 'sign-in/everywhere', burst: 100, perMinute: perHour(4) };
const oneAtATime: NamedLimit = { name: 'sign-in/besieged', burst: 1, perMinute: 0.5 };

/** Takes a try at a password. Returns 0, or the seconds to wait. Strangers never use up the tries of a known device. */
export const takeTry = async (limits: Limits, { claim, accountId }: Target, origin: Origin): Promise<number> => {
  const device = knownTo(origin, accountId);
  if (device) return limits.take(fromDevice, `${claim}/${device}`);
  const subscriber = subscriberOf(origin.ip);
  const waitS = await limits.take(fromAddress, subscriber);
  if (waitS > 0) return waitS;
  const besieged = (await limits.take(fromEverywhere, claim)) > 0;
  return limits.take(besieged ? oneAtATime : atAccount, `${claim}/${subscriber}`);
};

/** Mails that one IP address may request, to all mailboxes together. */
const mailsAsked: NamedLimit = { name: 'mail/address', burst: 10, perMinute: 0.5 };

/** Text messages with a code to one mobile, whoever asks. */
export const toOneMobile: NamedLimit = { name: 'sms/mobile', burst: 5, perMinute: perHour(5 / 24) };

/** Mails of one kind to one mailbox: five in an hour, from anybody. */
const mailsSent = { burst: 4, perMinute: perHour(1) };

/**
 * Takes one mail that anybody may request. A known device has a limit of its own. Throws `TooManyRequests`, whether the
 * address has an account or not.
 */
export const takeMail = async (
  limits: Limits,
  kind: 'reset' | 'code' | 'registration' | 'change',
  { claim, accountId }: Target,
  origin: Origin,
): Promise<void> => {
  const device = knownTo(origin, accountId);
  if (!device) await limits.demand(mailsAsked, subscriberOf(origin.ip));
  const waitS = await limits.take({ ...mailsSent, name: `mail/${kind}` }, device ? `${claim}/${device}` : claim);
  if (waitS > 0) throw new TooManyRequests(waitS, 'mailbox');
};

/** Tries at the second factor from a known device; strangers share the tries of the account. */
const secondFromDevice: NamedLimit = { name: 'second-factor/device', burst: 5, perMinute: perHour(12) };

/** `shared` when tries count with those of strangers, `own` for a known device. Throws `TooManyRequests`. */
export const takeSecondTry = async (limits: Limits, accountId: string, origin: Origin): Promise<'shared' | 'own'> => {
  const device = knownTo(origin, accountId);
  if (!device) return 'shared';
  await limits.demand(secondFromDevice, `${accountId}/${device}`);
  return 'own';
};

/** A person in a session has ten tries at its password, then one every two minutes, from all IP addresses together. */
const atOwnPassword: NamedLimit = { name: 'own-password', burst: 10, perMinute: 0.5 };

/** Takes a try at the password of the account of a session. Throws `TooManyRequests`. */
export const takeOwnTry = (limits: Limits, accountId: string): Promise<void> => limits.demand(atOwnPassword, accountId);
