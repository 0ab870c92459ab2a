import type { Line } from '#infra/access/in-turns.ts';
import type { KnownDevice } from '#infra/access/known-device.ts';
import { subscriberOf } from '#infra/http/subscriber.ts';
import { type NamedLimit, perHour, TooManyRequests } from '#infra/limits/limit.ts';
import type { Limits } from '#infra/limits/limits.ts';

/** Where someone comes from: the address, what the browser says it is, and whom it has let in before. */
export type Origin = { readonly ip: string; readonly device: string; readonly known?: KnownDevice | null };

/** What is tried: an account by its address' claim, and whose it is, if anyone's. */
export type Target = { readonly claim: string; readonly accountId: string | null };

/** The id of a device that its owner has signed in with before; null for a stranger's. */
export const knownTo = ({ known }: Origin, accountId: string | null): string | null =>
  known && accountId && known.accounts.includes(accountId) ? known.id : null;

/** The line in which a password waits to be checked: a stranger's address does not fill that of a known device. */
export const lineOf = (origin: Origin, accountId: string | null): Line => {
  const device = knownTo(origin, accountId);
  return device ? { of: device, known: true } : { of: subscriberOf(origin.ip), known: false };
};

/** Passwords: of one address at any accounts, of one address at one account, and of one known device. */
const fromAddress: NamedLimit = { name: 'sign-in/address', burst: 30, perMinute: 6 };
const atAccount: NamedLimit = { name: 'sign-in/account', burst: 10, perMinute: 0.5 };
const fromDevice: NamedLimit = { name: 'sign-in/device', burst: 10, perMinute: 0.5 };

/**
 * Tries of strangers at one account from everywhere, some more than NIST SP 800-63B allows in a row. Beyond, each
 * address has one try at a time instead of ten: guessing from many addresses ends, and who knows the password gets in.
 */
const fromEverywhere: NamedLimit = { name: 'sign-in/everywhere', burst: 100, perMinute: perHour(4) };
const oneAtATime: NamedLimit = { name: 'sign-in/besieged', burst: 1, perMinute: 0.5 };

/** Takes a try at a password: 0, or the seconds to wait. Strangers never use up the tries of a known device. */
export const takeTry = async (limits: Limits, { claim, accountId }: Target, origin: Origin): Promise<number> => {
  const device = knownTo(origin, accountId);
  if (device) return limits.take(fromDevice, `${claim}/${device}`);
  const subscriber = subscriberOf(origin.ip);
  const waitS = await limits.take(fromAddress, subscriber);
  if (waitS > 0) return waitS;
  const besieged = (await limits.take(fromEverywhere, claim)) > 0;
  return limits.take(besieged ? oneAtATime : atAccount, `${claim}/${subscriber}`);
};

/** Mails that one address asks for, whoever they go to. */
const mailsAsked: NamedLimit = { name: 'mail/address', burst: 10, perMinute: 0.5 };

/** Mails of a kind to one mailbox: five in an hour, whoever asks. */
const mailsSent = { burst: 4, perMinute: perHour(1) };

/**
 * Takes a mail that anyone may ask for. A known device has mails of its own. Throws `TooManyRequests`, the same whether
 * the address has an account or not.
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

/** Codes of a second factor from a device that passed it before; strangers share the tries of the account. */
const secondFromDevice: NamedLimit = { name: 'second-factor/device', burst: 5, perMinute: perHour(12) };

/** Whether the codes that come from here are counted with those of strangers; throws when a known device has none left. */
export const takeSecondTry = async (limits: Limits, accountId: string, origin: Origin): Promise<'shared' | 'own'> => {
  const device = knownTo(origin, accountId);
  if (!device) return 'shared';
  await limits.demand(secondFromDevice, `${accountId}/${device}`);
  return 'own';
};

/** Whoever holds someone's session has ten tries at the password, then one in two minutes, wherever they ask from. */
const atOwnPassword: NamedLimit = { name: 'own-password', burst: 10, perMinute: 0.5 };

export const takeOwnTry = (limits: Limits, accountId: string): Promise<void> => limits.demand(atOwnPassword, accountId);
