import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** A secret of this installation: keyed hashes and sealed values of what lets people in. */
export type Secret = {
  /** The same for the same text, and of no use without the secret. */
  hash(text: string): Buffer;
  seal(value: unknown): Buffer;
  /** What `seal` was given. Throws for anything else. */
  open(sealed: Buffer): unknown;
};

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** 256 bits that nobody guesses, for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const secretOf = (key: Buffer): Secret => {
  const hashing = createHmac('sha256', key).update('hash').digest();
  const sealing = createHmac('sha256', key).update('seal').digest();
  return {
    hash: (text) => createHmac('sha256', hashing).update(text).digest(),
    seal(value) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const opener = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12));
      opener.setAuthTag(sealed.subarray(12, 28));
      return JSON.parse(Buffer.concat([opener.update(sealed.subarray(28)), opener.final()]).toString('utf8'));
    },
  };
};

/** The secret of this installation, made on its first start. */
export const openSecret = async (pool: Pool): Promise<Secret> => {
  const { rows } = await pool.query<{ value: Buffer }>(
    `insert into access.secret (name, value) values ('access', $1)
     on conflict (name) do update set name = excluded.name returning value`,
    [randomBytes(32)],
  );
  const [row] = rows;
  if (!row) throw new Error('The secret of this installation could not be read');
  return secretOf(row.value);
};
