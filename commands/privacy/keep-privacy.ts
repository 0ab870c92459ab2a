import type { Logger } from 'pino';
import { dayMs, hourMs } from '#domain/calendar.ts';
import { every, pause } from '#infra/database/every.ts';
import { keepErasing } from './erase-due.ts';
import { announceToInactive } from './inactive.ts';
import { type Retaining, retain } from './retention.ts';
import type { Emptying } from './sinks.ts';

const quietHourMs = 2 * hourMs;

type Needs = Retaining &
  Emptying & {
    readonly forgottenList: string;
    readonly log: Pick<Logger, 'info' | 'warn'>;
    readonly signal: AbortSignal;
  };

const untilQuietHourMs = (): number => dayMs - ((Date.now() - quietHourMs) % dayMs);

/** Every night, deletes data whose retention time is over, and mails people with unused accounts. */
const keepRetaining = async (needs: Needs): Promise<void> => {
  const { signal, log } = needs;
  const clear = async (): Promise<void> => {
    const gone = await retain(needs, new Date());
    const announced = await announceToInactive(needs, new Date());
    log.info({ ...gone, announced }, 'what was kept for long enough is gone');
  };
  await pause(untilQuietHourMs(), signal);
  await every(untilQuietHourMs, signal, clear, (err) =>
    log.warn({ err }, 'what was kept for long enough could not be deleted'),
  );
};

/** Carries out due erasures, and deletes old data, until `signal` ends. */
export const keepPrivacy = async (needs: Needs): Promise<void> => {
  await Promise.all([keepErasing(needs), keepRetaining(needs)]);
};
