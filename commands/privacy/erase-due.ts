import type { Logger } from 'pino';
import { alone } from '#infra/database/alone.ts';
import type { Database } from '#infra/database/database.ts';
import { every } from '#infra/database/every.ts';
import { dueErasures } from '#read-api/privacy/erasures.ts';
import { askErasure } from './ask-erasure.ts';
import { erasing, forgetPerson } from './forget-person.ts';
import { keepForgottenList } from './forgotten-list.ts';
import { usedSince } from './inactive.ts';
import type { Emptying } from './sinks.ts';

const lookEveryMs = 600_000;

type Needs = Emptying & {
  readonly db: Database;
  readonly forgottenList: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly signal: AbortSignal;
};

/** Carries out all erasures that are due, one by one, and returns how many. One that fails is tried next time. */
export const eraseDue = async (needs: Omit<Needs, 'signal' | 'forgottenList'>, now: Date): Promise<number> => {
  let done = 0;
  for (const { account: accountId, reason, requested } of await dueErasures(needs.db, now)) {
    try {
      if (reason === 'inactive' && (await usedSince(needs.pool, accountId, requested))) {
        await askErasure(needs, { type: 'CancelErasure', data: { accountId } }, erasing(now));
        continue;
      }
      await forgetPerson(needs, accountId, now);
      done += 1;
      needs.log.info({ account: accountId }, 'a person was forgotten');
    } catch (err) {
      needs.log.warn({ err, account: accountId }, 'an erasure was broken off, to be gone on with');
    }
  }
  return done;
};

/** Carries out due erasures every ten minutes, in one process at a time, until `signal` ends. */
export const keepErasing = (needs: Needs): Promise<void> => {
  const { pool, signal, log } = needs;
  const look = () =>
    alone(pool, 'erasing', async () => {
      await eraseDue(needs, new Date());
      await keepForgottenList(pool, needs.forgottenList);
    });
  return every(lookEveryMs, signal, look, (err) => log.warn({ err }, 'due erasures could not be looked for'));
};
