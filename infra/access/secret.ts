import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { keyRing, type SealingKey } from './key-ring.ts';

/** The secret of this installation, for keyed hashes and encrypted values. */
export type Secret = {
  /** Returns a keyed hash: the same for the same text, and useless without the secret. */
  hash(text: string): Buffer;
  seal(value: unknown): Buffer;
  /** Decrypts a value from `seal`. Throws for anything else. */
  open(sealed: Buffer): unknown;
  /** Whether it was encrypted with the current key. */
  isFresh(sealed: Buffer): boolean;
};

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns 256 random bits for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The format of encrypted values, so that another one can be added. Stored bytes: do not change.
 * `1`: AES-256-GCM, four bytes of the key's id, twelve of the nonce, sixteen of the tag.
 */
const way = 1;
const headLength = 5;

const headOf = ({ id }: SealingKey): Buffer => Buffer.concat([Buffer.of(way), Buffer.from(id, 'hex')]);

const decrypted = (key: Buffer, sealed: Buffer, head: Buffer): unknown => {
  const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  if (head.length > 0) opener.setAAD(head);
  opener.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(Buffer.concat([opener.update(sealed.subarray(28)), opener.final()]).toString('utf8'));
};

export type Ring = { readonly keys: () => readonly SealingKey[]; readonly current: () => SealingKey };

const secretOf = (master: Buffer, { keys, current }: Ring): Secret => {
  const hashing = createHmac('sha256', master).update('hash').digest();
  return {
    hash: (text) => createHmac('sha256', hashing).update(text).digest(),
    seal(value) {
      const key = current();
      const [iv, head] = [randomBytes(12), headOf(key)];
      const cipher = createCipheriv('aes-256-gcm', key.value, iv).setAAD(head);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([head, iv, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const head = sealed.subarray(0, headLength);
      const known = keys().find((key) => headOf(key).equals(head));
      if (known) return decrypted(known.value, sealed.subarray(headLength), head);
      const [first] = keys();
      if (!first) throw new Error('There is no key to open with');
      return decrypted(first.value, sealed, Buffer.alloc(0)); // an old value without a head
    },
    isFresh: (sealed) => sealed.subarray(0, headLength).equals(headOf(current())),
  };
};

/** Reads the secret of this installation; creates it at the first start. */
export const openSecret = async (pool: Pool): Promise<Secret> => {
  const { rows } = await pool.query<{ value: Buffer }>(
    `insert into access.secret (name, value) values ('access', $1)
     on conflict (name) do update set name = excluded.name returning value`,
    [randomBytes(32)],
  );
  const [row] = rows;
  if (!row) throw new Error('The secret of this installation could not be read');
  return secretOf(row.value, await keyRing(pool, createHmac('sha256', row.value).update('seal').digest()));
};
