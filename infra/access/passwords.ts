import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurns, type Line } from './in-turns.ts';

/**
 * Hashes of passwords, made one at a time so that people who log in do not starve people who read. `whose` is the line
 * to wait in. Each throws `TooManyRequests` while too many wait there.
 */
export type Passwords = {
  hash(password: string, whose?: Line): Promise<string>;
  /** Takes as long without a hash to compare with as with one, so that time does not tell whether an account exists. */
  matches(password: string, hash: string | undefined, whose?: Line): Promise<boolean>;
};

/** The line of commands and seeds, which nobody waits in from outside. */
const ownLine: Line = { of: 'program', known: true };

/** The OWASP minimum of argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Characters; no password that is longer was ever taken. */
const longest = 1000;

const derive = promisify(argon2);

const hashOf = (password: string, nonce: Buffer, { memory, passes, parallelism } = cost): Promise<Buffer> =>
  derive('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce,
    parallelism,
    tagLength: 32,
    memory,
    passes,
  });

const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export const passwords = (): Passwords => {
  const inTurn = inTurns();
  const nobody = { nonce: randomBytes(16), tag: randomBytes(32) };
  const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return {
    hash: (password, whose = ownLine) =>
      inTurn(whose, async () => {
        const nonce = randomBytes(16);
        const tag = await hashOf(password, nonce);
        return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
      }),
    matches: (password, hash, whose = ownLine) =>
      inTurn(whose, async () => {
        const [, memory, passes, parallelism, nonce = '', tag = ''] = hash?.match(written) ?? [];
        if (password.length > longest) return false;
        if (!memory) {
          await hashOf(password, nobody.nonce);
          return false;
        }
        const asked = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
        const expected = Buffer.from(tag, 'base64');
        return timingSafeEqual(await hashOf(password, Buffer.from(nonce, 'base64'), asked), expected);
      }),
  };
};
