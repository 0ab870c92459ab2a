import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** The keys that open people's personal fields, one per person, kept apart from the log. */
export type PersonKeys = {
  /** The person's key, made on first use. Throws for a person who was forgotten. */
  keyFor(subject: string): Promise<Buffer>;
  /** The person's key, or nothing when there never was one or it was destroyed. */
  find(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  /** Destroys the key: values encrypted with it can never be read again. */
  forget(subject: string): Promise<void>;
};

export const keyBytes = 32;

export const createPersonKeys = `
  create schema if not exists person_keys;
  create table if not exists person_keys.key (
    subject text primary key,
    secret bytea,
    forgotten_at timestamptz,
    check ((secret is null) = (forgotten_at is not null))
  )`;

export const personKeys = (pool: Pool): PersonKeys => ({
  async keyFor(subject) {
    const { rows } = await pool.query<{ secret: Buffer | null }>(
      `insert into person_keys.key (subject, secret) values ($1, $2)
       on conflict (subject) do update set subject = excluded.subject returning secret`,
      [subject, randomBytes(keyBytes)],
    );
    const secret = rows[0]?.secret;
    if (!secret) throw new Error('This person was forgotten: nothing more is stored about them');
    return secret;
  },
  async find(subjects) {
    if (subjects.length === 0) return new Map();
    const { rows } = await pool.query<{ subject: string; secret: Buffer }>({
      name: 'person_keys.find',
      text: 'select subject, secret from person_keys.key where subject = any($1) and secret is not null',
      values: [subjects],
    });
    return new Map(rows.map(({ subject, secret }) => [subject, secret]));
  },
  async forget(subject) {
    await pool.query(
      `insert into person_keys.key (subject, forgotten_at) values ($1, now())
       on conflict (subject) do update set secret = null, forgotten_at = now()`,
      [subject],
    );
  },
});

/** AES-256-GCM with a random 96-bit IV; `bound` is authenticated, so a sealed value cannot be moved elsewhere. */
export const seal = (key: Buffer, bound: string, value: unknown): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
};

/** Decrypts a value from `seal`, as JSON. Throws when key, `bound` or bytes differ. */
export const unsealedText = (key: Uint8Array, bound: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(12, 28));
  const text = decipher.update(bytes.subarray(28));
  decipher.final(); // throws; it has no bytes of its own
  return text.toString('utf8');
};

/** Decrypts a value from `seal`. Throws like `unsealedText`. */
export const unseal = (key: Uint8Array, bound: string, sealed: string): unknown =>
  JSON.parse(unsealedText(key, bound, sealed));
