import type { AlertEvent } from '#domain/alert/alert.events.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** What one of a few people waits for, and what comes of it. */
export const alertHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const accountId = person(below(12));
  const alert = { accountId, alertId: `aaaaaaaa-3c58-4d0e-9f5b-${String(below(6)).padStart(12, '0')}` };
  const asked: AlertEvent = {
    type: 'AlertAsked',
    data: { ...alert, what: one(['garage', 'صيدلية', '']), where: one(['Thiès', 'Lomé']), country: one(['SN', null]) },
  };
  const event = one<AlertEvent>([
    asked,
    asked,
    { type: 'AlertAnswered', data: { ...alert, companyId: 1 + below(9) } },
    { type: 'AlertStopped', data: alert },
  ]);
  return { stream: `alerts-${accountId}`, ...event };
};
