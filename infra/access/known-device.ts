import { z } from 'zod';
import type { Secret } from './secret.ts';

/** A browser that somebody has signed in with: its own id, and the accounts that let it in. */
export type KnownDevice = { readonly id: string; readonly accounts: readonly string[] };

const device = z.object({ id: z.string(), accounts: z.array(z.string()) });

/** People who share a browser. */
const mostAccounts = 5;

/**
 * The device that a cookie tells of, or null. Sealed: nobody makes one for an account that never let them in. It opens
 * nothing; only tries from it are counted apart from those of strangers (OWASP: device cookies).
 */
export const deviceIn = (secret: Pick<Secret, 'open'>, cookie: string | undefined): KnownDevice | null => {
  if (!cookie) return null;
  try {
    return device.parse(secret.open(Buffer.from(cookie, 'base64url')));
  } catch {
    return null;
  }
};

/** The cookie of a device that has just signed in to an account. */
export const deviceCookie = (
  secret: Pick<Secret, 'seal'>,
  before: KnownDevice | null,
  accountId: string,
  newId: () => string,
): string => {
  const others = (before?.accounts ?? []).filter((id) => id !== accountId);
  const known: KnownDevice = { id: before?.id ?? newId(), accounts: [accountId, ...others].slice(0, mostAccounts) };
  return secret.seal(known).toString('base64url');
};
