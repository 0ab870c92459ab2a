import type { Pool } from 'pg';
import type { Audience } from '#domain/notification/notice.ts';
import type { NoticeKindName } from '#domain/notification/notice-kinds.ts';
import type { PushBrowser } from '#domain/notification/push-subscriptions.ts';
import type { Recipient } from '../mail/mail.ts';
import type { Letters } from '../mail/perform-mail.ts';
import { insertIntents } from '../reactions/intents.ts';
import { Hopeless, type Perform } from '../reactions/perform.ts';
import type { About, Shown } from '../reactions/reactor.ts';
import { type PushMessage, type SendPush, Unpushable, Unsubscribed } from './push.ts';

/** Whom push messages reach, looked up when they are sent. */
export type PushReaders = {
  /** Those who want push messages of this kind and are not blocked; erased people are left out. */
  wanting(to: Audience, kind: NoticeKindName): Promise<readonly (Recipient & { readonly account: string })[]>;
  /** The account, whatever its settings; null for one that is blocked or erased. */
  reader(account: string): Promise<Recipient | null>;
  /** The browsers of an account whose sessions last. */
  browsers(account: string, now: Date): Promise<readonly PushBrowser[]>;
  /** Called with a browser that its push service no longer knows. */
  gone(account: string, browserId: string): Promise<void>;
};

type Pushing = {
  readonly pool: Pool;
  readonly send: SendPush;
  readonly readers: PushReaders;
  /**
   * The mails of the same notices: one that is no longer needed says that its push message is not either; its `count`,
   * how many notices it stands for.
   */
  readonly letters: Letters;
  readonly words: (shown: Shown, to: Recipient) => Promise<Pick<PushMessage, 'body' | 'url'>>;
  /** Whether nobody can turn this kind off. */
  readonly isUrgent: (kind: NoticeKindName) => boolean;
};

type NoticeData = { readonly template: string; readonly to: Audience; readonly about: About; readonly shown: Shown };
type BrowserData = { readonly account: string; readonly browserId: string; readonly shown: Shown };

const hourS = 3600;
/** News are news for a day; whoever has to decide gets to know within the three days that a claim leaves them. */
const lastsS = { usual: 24 * hourS, urgent: 72 * hourS };
/** A push service that fails for longer is not tried again. */
const triedForMs = 6 * hourS * 1000;

/**
 * Performs intents of the kind `push`, one for each notice: makes one of the kind `push-to-browser` for each browser that
 * it goes to, so that each is sent, tried again and given up by itself.
 */
const performNotice =
  ({ pool, readers, letters }: Pushing): Perform =>
  async ({ key, data }) => {
    const { template, to, about, shown } = data as NoticeData;
    const letter = letters[template];
    if (!letter) throw new Hopeless(`there is no letter ${template}`);
    const now = new Date();
    const expiresAt = new Date(now.getTime() + triedForMs);
    const intents = [];
    for (const recipient of await readers.wanting(to, shown.kind)) {
      const { account } = recipient;
      const browsers = await readers.browsers(account, now);
      const values = browsers.length > 0 ? await letter(about, recipient) : null;
      if (!values) continue;
      const counted = typeof values.count === 'number' ? { ...shown, count: values.count } : shown;
      for (const { browserId } of browsers) {
        const goesTo: BrowserData = { account, browserId, shown: counted };
        intents.push({ key: `${key}/${browserId}`, kind: 'push-to-browser', data: goesTo, expiresAt });
      }
    }
    await insertIntents(pool, intents);
    return intents.length > 0 ? 'done' : 'dropped';
  };

const performBrowser =
  ({ send, readers, words, isUrgent }: Pushing): Perform =>
  async ({ key, data }) => {
    const { account, browserId, shown } = data as BrowserData;
    const now = new Date();
    const [reader, browsers] = await Promise.all([readers.reader(account), readers.browsers(account, now)]);
    const to = browsers.find((one) => one.browserId === browserId)?.subscription;
    if (!reader || !to) return 'dropped';
    const isOver = to.expirationTime !== null && to.expirationTime <= now.getTime();
    const urgent = isUrgent(shown.kind);
    const message = { title: 'Sokoni', lang: reader.language, ...(await words(shown, reader)) };
    try {
      if (isOver) throw new Unsubscribed('expired');
      await send({ key, to, message, urgent, ttlS: urgent ? lastsS.urgent : lastsS.usual });
    } catch (error) {
      if (error instanceof Unpushable) throw new Hopeless(error.message);
      if (!(error instanceof Unsubscribed)) throw error;
      await readers.gone(account, browserId);
      return 'dropped';
    }
    return 'done';
  };

/** Performs the intents of push messages, by kind. */
export const performPushes = (pushing: Pushing): Readonly<Record<'push' | 'push-to-browser', Perform>> => ({
  push: performNotice(pushing),
  'push-to-browser': performBrowser(pushing),
});
