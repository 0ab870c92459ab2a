import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { keepErasing } from './erase-due.ts';
import { announceToInactive } from './inactive.ts';
import { type Retaining, retain } from './retention.ts';
import type { Emptying } from './sinks.ts';

const dayMs = 86_400_000;
const quietHourMs = 2 * 3_600_000;

type Needs = Retaining &
  Emptying & {
    readonly forgottenList: string;
    readonly log: Pick<Logger, 'info' | 'warn'>;
    readonly signal: AbortSignal;
  };

/** Every night, deletes data whose retention time is over, and mails people with unused accounts. */
const keepRetaining = async (needs: Needs): Promise<void> => {
  const { signal, log } = needs;
  while (!signal.aborted) {
    const now = new Date();
    await wait(dayMs - ((now.getTime() - quietHourMs) % dayMs), undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    try {
      const gone = await retain(needs, new Date());
      const announced = await announceToInactive(needs, new Date());
      log.info({ ...gone, announced }, 'what was kept for long enough is gone');
    } catch (err) {
      log.warn({ err }, 'what was kept for long enough could not be deleted');
    }
  }
};

/** Carries out due erasures, and deletes old data, until `signal` ends. */
export const keepPrivacy = async (needs: Needs): Promise<void> => {
  await Promise.all([keepErasing(needs), keepRetaining(needs)]);
};
