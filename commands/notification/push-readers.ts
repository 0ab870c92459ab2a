import { alwaysTold, noticeKinds } from '#domain/notification/notice-kinds.ts';
import { pushStream, pushSubscriptions } from '#domain/notification/push-subscriptions.ts';
import type { Sessions } from '#infra/access/sessions.ts';
import type { Database } from '#infra/database/database.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import type { PushReaders } from '#infra/push/perform-push.ts';
import { notificationSettings } from '#read-api/notification/notification-settings.ts';
import { recordGone } from './push-subscriptions.ts';
import type { Reached } from './recipients.ts';

type Needs = Log & {
  readonly db: Database;
  readonly access: { readonly sessions: Pick<Sessions, 'list'> };
};

/** Whom push messages reach: browsers come from the stream of the account, as its address does for mails. */
export const pushReaders = (
  needs: Needs,
  { address, accounts }: Pick<Reached, 'address' | 'accounts'>,
): PushReaders => ({
  reader: address,
  async wanting(to, kind) {
    const { topic } = noticeKinds[kind];
    const found = await Promise.all(
      (await accounts(to)).map(async (account) => {
        const wants = alwaysTold.includes(kind) || (await notificationSettings(needs.db, account)).topics[topic].push;
        const reader = wants ? await address(account) : null;
        return reader ? [{ ...reader, account }] : [];
      }),
    );
    return found.flat();
  },
  async browsers(account, now) {
    const { state } = await stateOf(needs, pushSubscriptions, pushStream(account));
    if (state.length === 0) return [];
    const lasting = (await needs.access.sessions.list(account, now)).map(({ id }) => id);
    return state.filter(({ sessionId }) => lasting.includes(sessionId));
  },
  gone: recordGone(needs),
});
