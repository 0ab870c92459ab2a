import { type AlertEvent, alertEvents } from '#domain/alert/alert.events.ts';
import { alertsStream } from '#domain/alert/alerts.ts';
import { isOneOf } from '#domain/event.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { letterOf } from '../notification/event-letters.ts';

/** The mail about an alert that was answered. It names the search. */
export const alertLetters = (reading: Reading) => ({
  alertAnswered: letterOf<AlertEvent>(
    reading,
    ({ accountId }) => alertsStream(String(accountId)),
    ({ event, events }) => {
      const alert = events
        .filter(isOneOf(alertEvents))
        .find(({ type, data }) => type === 'AlertAsked' && data.alertId === event.data.alertId);
      if (alert?.type !== 'AlertAsked') return null;
      return { search: [alert.data.what, alert.data.where].filter(Boolean).join(', ') };
    },
  ),
});
