import type { AlertEvent } from '#domain/alert/alert.events.ts';
import { alertsStream } from '#domain/alert/alerts.ts';
import { letterOf, type Reading } from '../notification/event-letters.ts';

/** The mail to whoever waited for a company. */
export const alertLetters = (reading: Reading) => ({
  alertAnswered: letterOf<AlertEvent>(
    reading,
    ({ accountId }) => alertsStream(String(accountId)),
    ({ event, events }) => {
      const asked = (events as readonly AlertEvent[]).find(
        ({ type, data }) => type === 'AlertAsked' && data.alertId === event.data.alertId,
      );
      if (asked?.type !== 'AlertAsked') return null;
      return { search: [asked.data.what, asked.data.where].filter(Boolean).join(', ') };
    },
  ),
});
