import type { DataOf, Decider } from '../decider.ts';
import { same } from '../same.ts';
import type { PushEvent, PushSubscription } from './notification.events.ts';

/** A browser that gets push messages while its session lasts. */
export type PushBrowser = {
  readonly browserId: string;
  readonly sessionId: string;
  readonly subscription: PushSubscription;
};

type On = DataOf<PushEvent, 'PushTurnedOn'>;
type Off = DataOf<PushEvent, 'PushTurnedOff'>;

export type PushCommand =
  | {
      readonly type: 'TurnPushOn';
      /** `sessions`: those of the account that last. */
      readonly data: On & { readonly subscription: PushSubscription; readonly sessions: readonly string[] };
    }
  | {
      readonly type: 'TurnPushOff';
      /** `of`: the id of the browser or of its session, or its endpoint. */
      readonly data: Pick<Off, 'accountId' | 'why'> & { readonly of: string };
    };

/** One person has at most this many; a further one takes the place of the oldest. */
export const maxPushBrowsers = 10;

export const pushStream = (accountId: string): string => `push-${accountId}`;

/** The browsers in which a person gets push messages, the oldest first. Of a forgotten person there are none. */
export const pushSubscriptions: Decider<PushCommand, PushEvent, readonly PushBrowser[]> = {
  initial: [],

  evolve: {
    PushTurnedOn: (browsers, { browserId, sessionId, subscription }) =>
      subscription
        ? [
            ...browsers.filter((one) => one.subscription.endpoint !== subscription.endpoint),
            { browserId, sessionId, subscription },
          ]
        : browsers,
    PushTurnedOff: (browsers, { browserId }) => browsers.filter((one) => one.browserId !== browserId),
  },

  decide: {
    TurnPushOn: ({ sessions, ...data }, browsers) => {
      const { accountId, sessionId, subscription } = data;
      const before = browsers.find((one) => one.subscription.endpoint === subscription.endpoint);
      if (before?.sessionId === sessionId && same(before.subscription, subscription)) return [];
      const others = browsers.filter((one) => one !== before);
      const lasting = others.filter((one) => sessions.includes(one.sessionId));
      const kept = lasting.slice(1 - maxPushBrowsers);
      const why = (one: PushBrowser): Off['why'] => (lasting.includes(one) ? 'too-many' : 'signed-out');
      return [
        ...others
          .filter((one) => !kept.includes(one))
          .map((one) => ({
            type: 'PushTurnedOff' as const,
            data: { accountId, browserId: one.browserId, why: why(one) },
          })),
        { type: 'PushTurnedOn', data },
      ];
    },
    TurnPushOff: ({ accountId, of, why }, browsers) =>
      browsers
        .filter(({ browserId, sessionId, subscription }) => [browserId, sessionId, subscription.endpoint].includes(of))
        .map(({ browserId }) => ({ type: 'PushTurnedOff', data: { accountId, browserId, why } })),
  },
};
