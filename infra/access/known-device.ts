import { z } from 'zod';
import type { KnownDevice } from '#domain/envelope.ts';
import type { Secret } from './secret.ts';

const device = z.object({ id: z.string(), accounts: z.array(z.string()) });

/** The limit of accounts per browser. */
const maxAccounts = 5;

/**
 * Reads the device from its cookie; null without a valid one. The cookie is encrypted, so nobody can forge one for an
 * account. It does not sign anyone in; only its sign-in attempts are counted separately (OWASP: device cookies).
 */
export const deviceIn = (secret: Pick<Secret, 'open'>, cookie: string | undefined): KnownDevice | null => {
  if (!cookie) return null;
  try {
    return device.parse(secret.open(Buffer.from(cookie, 'base64url')));
  } catch {
    return null;
  }
};

/** Returns the cookie of a device that has just signed in to an account. */
export const deviceCookie = (
  secret: Pick<Secret, 'seal'>,
  before: KnownDevice | null,
  accountId: string,
  newId: () => string,
): string => {
  const others = (before?.accounts ?? []).filter((id) => id !== accountId);
  const known: KnownDevice = { id: before?.id ?? newId(), accounts: [accountId, ...others].slice(0, maxAccounts) };
  return secret.seal(known).toString('base64url');
};
