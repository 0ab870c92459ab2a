import type { alertEvents } from '#domain/alert/alert.events.ts';
import type { Handlers } from '../projection.ts';
import { type tables, tell } from './notification-tables.ts';

const idOf = (alertId: string): string => `alert:${alertId}`;

/** What whoever waited for a company is told. */
export const ofAlerts: Handlers<typeof alertEvents, typeof tables> = {
  AlertAnswered: (rows, happened) => {
    const { accountId, alertId, companyId } = happened.data;
    tell(rows, happened, {
      audience: accountId,
      id: idOf(alertId),
      topic: 'search_alert',
      subject: idOf(alertId),
      about: { kind: 'found', companyId },
    });
  },
};
