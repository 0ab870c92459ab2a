import type { Pool } from 'pg';
import { type Codes, codes } from './codes.ts';
import { type Credentials, credentials } from './credentials.ts';
import { type Passwords, passwords } from './passwords.ts';
import { type SecondFactors, secondFactors } from './second-factors.ts';
import { openSecret, type Secret } from './secret.ts';
import { type Sessions, sessions } from './sessions.ts';

/** The parts of authentication. */
export type Access = {
  readonly secret: Secret;
  readonly sessions: Sessions;
  readonly credentials: Credentials;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly secondFactors: SecondFactors;
};

export const openAccess = async (pool: Pool): Promise<Access> => {
  const secret = await openSecret(pool);
  return {
    secret,
    sessions: sessions(pool),
    credentials: credentials(pool),
    codes: codes(pool, secret),
    passwords: passwords(),
    secondFactors: secondFactors(pool, secret),
  };
};
