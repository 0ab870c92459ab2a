import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurns, type Line } from './in-turns.ts';

/**
 * Hashes passwords one at a time, so that sign-ins do not slow the other pages down. `whose` is the queue to wait in.
 * Both methods throw `TooManyRequests` while that queue is full.
 */
export type Passwords = {
  hash(password: string, whose?: Line): Promise<string>;
  /** Takes the same time without a hash, so that the time does not reveal whether an account exists. */
  matches(password: string, hash: string | undefined, whose?: Line): Promise<boolean>;
};

/** The queue of commands and seeds; requests never wait in it. */
const ownLine: Line = { of: 'program', known: true };

/** The OWASP minimum of argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Characters. No longer password was ever accepted. */
const maxLength = 1000;

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
        if (password.length > maxLength) return false;
        if (!memory) {
          await hashOf(password, nobody.nonce);
          return false;
        }
        const stored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
        const expected = Buffer.from(tag, 'base64');
        return timingSafeEqual(await hashOf(password, Buffer.from(nonce, 'base64'), stored), expected);
      }),
  };
};
