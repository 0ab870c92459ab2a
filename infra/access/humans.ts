import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { NamedLimit } from '../limits/limit.ts';
import type { Limits } from '../limits/limits.ts';
import type { Secret } from './secret.ts';

/** A bot check by proof of work: the browser solves a small puzzle once. It uses no third party. */
export type Humans = {
  challenge(): Promise<object>;
  /** Whether the proof is right and not used before; without a proof, whether the subscriber is under a rate limit. */
  passes(proof: unknown, subscriber: string): Promise<boolean>;
};

/** Takes about a second on a slow phone. */
const cost = 1000;
const rounds = [300, 900] as const;
const validMs = 20 * 60_000;

/** A proof is accepted once. */
const once: NamedLimit = { name: 'bot-check/proof', burst: 1, perMinute: 1 / 30 };
const withoutScript: NamedLimit = { name: 'bot-check/without-script', burst: 5, perMinute: 0.1 };

/** Only the form is checked here; `verifySolution` checks the content and the signature. */
const payload = z.object({
  challenge: z.custom<Challenge & { signature: string }>(
    (content) => z.object({ signature: z.string() }).safeParse(content).success,
  ),
  solution: z.custom<Solution>((content) => typeof content === 'object' && content !== null),
});

/** The schema of a challenge, as `altcha` writes it. */
export const challengeSent = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string(),
});

const read = (proof: string): z.infer<typeof payload> | undefined => {
  try {
    return payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
};

export const humans = (secret: Secret, limits: Limits): Humans => {
  const signing = {
    hmacSignatureSecret: secret.hash('bot-check/challenge').toString('hex'),
    hmacKeySignatureSecret: secret.hash('bot-check/key').toString('hex'),
    deriveKey,
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(...rounds),
        expiresAt: new Date(Date.now() + validMs),
        ...signing,
      }),
    async passes(proof, subscriber) {
      if (typeof proof !== 'string' || !proof) return (await limits.take(withoutScript, subscriber)) === 0;
      const content = read(proof);
      if (!content) return false;
      const { verified } = await verifySolution({ ...content, ...signing });
      return verified && (await limits.take(once, content.challenge.signature)) === 0;
    },
  };
};
