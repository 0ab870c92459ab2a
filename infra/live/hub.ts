import type { ServerResponse } from 'node:http';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Carrier, inMemory } from './carrier.ts';
import { openIntake } from './intake.ts';
import { control, type Message, type News, type Stored } from './message.ts';
import { type MessageLog, messageLog } from './message-log.ts';
import { recentMessages } from './recent.ts';
import { redisCarrier } from './redis-carrier.ts';
import type { Caller } from './stream.ts';
import { openStreams, type Streams, type Whose } from './streams.ts';

export type Hub = {
  /** Sends a message to the streams of `topic`, on all processes. Resolves with its id once it is stored. */
  publish(topic: string, event: string, payload: unknown): Promise<string>;
  /** Delivers messages stored by `messages.storeWithin`; call it after that transaction is committed. */
  published(messages: readonly Stored[]): void;
  /** Ends the streams of a person or a session, on all processes, within a second. */
  disconnect(whose: Whose): Promise<void>;
  /** Answers with a stream of a topic. The caller's right to the topic must be checked before. */
  open(answer: ServerResponse, asked: Asked): Promise<void>;
  readonly messages: MessageLog;
  readonly streams: Streams;
  close(): Promise<void>;
};

type Asked = {
  readonly caller: Caller;
  readonly topic: string;
  /** The last message id that the client has; undefined for a new client. */
  readonly lastId: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

type Options = {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly redisUrl?: string | undefined;
  /** Returns the present state for a person, for clients that missed too many messages. */
  readonly present?: (userId: string) => Promise<readonly News[]>;
  /** How often, in ms, the message log is polled for messages that the carrier lost. */
  readonly lookMs?: number;
  readonly streams?: Omit<Parameters<typeof openStreams>[0], 'last'>;
};

const mostMissed = 1000;
const mostRecent = 2000;
const forgetEveryMs = 600_000;

const nothing = async () => [];

export const openHub = async (options: Options): Promise<Hub> => {
  const { pool, log, redisUrl, lookMs = 500, present = nothing, streams: limits = {} } = options;
  const messages = messageLog(pool);
  const { oldest, last, installation } = await messages.bounds();
  const recent = recentMessages(Math.max(oldest - 1, last - mostRecent));
  recent.add(await messages.after(last - mostRecent, mostRecent));
  const carrier: Carrier = redisUrl ? redisCarrier({ url: redisUrl, installation, log }) : inMemory;
  const streams = openStreams({ ...limits, last: () => intake.last() });

  const obey = (told: Stored): void => {
    const { event, payload } = JSON.parse(told.body);
    if (event === control.disconnect) streams.end(payload);
    if (event === control.forget) recent.forget(payload.topic);
  };
  const intake = openIntake(messages, last, (fresh) => {
    recent.add(fresh);
    streams.deliver(fresh);
    for (const message of fresh) if (message.topic === control.topic) obey(message);
  });
  let arrived: Stored[] = [];
  const passOn = (): void => {
    const stored = arrived.toSorted((a, b) => a.id - b.id);
    arrived = [];
    intake.take(stored);
    carrier.carry(stored);
  };
  /** Messages stored in the same turn are delivered together. */
  const published = (stored: readonly Stored[]): void => {
    if (stored.length > 0 && arrived.length === 0) queueMicrotask(passOn);
    arrived.push(...stored);
  };
  const publish = async (message: Message): Promise<string> => {
    const stored = await messages.store(message);
    published([stored]);
    return String(stored.id);
  };

  let away = false;
  const look = async (): Promise<void> => {
    try {
      await intake.catchUp();
      away = false;
    } catch (err) {
      if (!away) log.warn({ err }, 'live messages cannot be read, trying again');
      away = true;
    }
  };
  await carrier.listen(intake.take, () => void look());
  const looking = setInterval(look, lookMs).unref();
  const forgetting = setInterval(() => void messages.forget().catch(() => {}), forgetEveryMs).unref();

  /** Returns the messages after `lastId`; undefined when there are too many or they are deleted. */
  const missedSince = async (topic: string, lastId: number): Promise<readonly Stored[] | undefined> => {
    if (lastId > intake.last()) await intake.catchUp(); // another process, ahead of this one, sent that id
    if (lastId > intake.last()) return undefined;
    const found = recent.after(lastId, topic);
    if (found) return found;
    const kept = await messages.ofTopic(topic, lastId, mostMissed + 1);
    const { oldest } = await messages.bounds(); // read last, so that nothing is deleted in between
    return lastId + 1 < oldest || kept.length > mostMissed ? undefined : kept;
  };

  return {
    messages,
    streams,
    publish: (topic, event, payload) => publish({ topic, event, payload }),
    published,
    async disconnect(whose) {
      await publish({ topic: control.topic, event: control.disconnect, payload: whose });
    },
    async open(answer, { lastId, ...asked }) {
      if (answer.destroyed || !answer.socket) return; // gone while it was asked who it is
      const stream = streams.open(answer, { ...asked, after: lastId ?? intake.last() });
      try {
        const backlog = lastId === undefined ? [] : await missedSince(asked.topic, lastId);
        if (!backlog) streams.counts.missed++;
        const { userId } = asked.caller;
        await (backlog ? stream.begin(backlog) : stream.beginAnew(intake.last(), present(userId)));
      } catch (err) {
        log.warn({ err }, 'what a client missed cannot be read');
        stream.close(); // the client reconnects soon
      }
    },
    async close() {
      clearInterval(looking);
      clearInterval(forgetting);
      streams.close();
      await messages.close();
      await carrier.close();
    },
  };
};
