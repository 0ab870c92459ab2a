import type { DataOf, Decider } from '../decider.ts';
import type { AlertEvent } from './alert.events.ts';
import { refuse } from './alert.rejections.ts';

/** How many alerts may wait for one person at the same time. */
export const mostAlerts = 20;

type NewAlert = { readonly accountId: string; readonly alertId: string; readonly country: string | null };

export type AlertCommand =
  | { readonly type: 'AskAlert'; readonly data: NewAlert & { readonly what: string; readonly where: string } }
  | { readonly type: 'AnswerAlert'; readonly data: DataOf<AlertEvent, 'AlertAnswered'> }
  | { readonly type: 'StopAlert'; readonly data: DataOf<AlertEvent, 'AlertStopped'> };

/** Alerts by their ids. An answered alert stays until the person stops it. */
type AlertsState = Readonly<Record<string, { readonly search: string; readonly waits: boolean }>>;

export const alertsStream = (accountId: string): string => `alerts-${accountId}`;

type Search = { readonly what: string | null; readonly where: string | null; readonly country: string | null };

const searchOf = ({ what, where, country }: Search): string =>
  [what, where, country].map((word) => word?.toLowerCase() ?? '').join('\n');

const without = (state: AlertsState, alertId: string): AlertsState => {
  const { [alertId]: _, ...others } = state;
  return others;
};

/** One person's alerts. Each waits for the first company that its search finds, and is answered once. */
export const alerts: Decider<AlertCommand, AlertEvent, AlertsState> = {
  initial: {},

  evolve: {
    AlertAsked: (state, { alertId, ...search }) => ({ ...state, [alertId]: { search: searchOf(search), waits: true } }),
    AlertAnswered: (state, { alertId }) => {
      const alert = state[alertId];
      return alert ? { ...state, [alertId]: { ...alert, waits: false } } : state;
    },
    AlertStopped: (state, { alertId }) => without(state, alertId),
  },

  decide: {
    AskAlert: (data, state) => {
      if (data.what === '' && data.where === '') throw refuse('nothing-asked', {}, '/what');
      const waiting = Object.values(state).filter(({ waits }) => waits);
      if (waiting.some(({ search }) => search === searchOf(data))) return [];
      if (waiting.length >= mostAlerts) throw refuse('too-many', { most: mostAlerts });
      return [{ type: 'AlertAsked', data }];
    },
    AnswerAlert: (data, state) => (state[data.alertId]?.waits ? [{ type: 'AlertAnswered', data }] : []),
    StopAlert: (data, state) => (state[data.alertId] ? [{ type: 'AlertStopped', data }] : []),
  },
};
