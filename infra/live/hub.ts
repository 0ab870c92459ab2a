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
  /** Tells whoever listens to `topic`, on any process. Resolves with the message's id when it can no longer be lost. */
  publish(topic: string, event: string, payload: unknown): Promise<string>;
  /** Hands over what was stored by `messages.storeWithin`, once that transaction is committed. */
  published(messages: readonly Stored[]): void;
  /** Ends the streams of a person or a session, on all processes, within a second. */
  disconnect(whose: Whose): Promise<void>;
  /** Answers with a stream of a topic that the caller may hear. */
  open(answer: ServerResponse, asked: Asked): Promise<void>;
  readonly messages: MessageLog;
  readonly streams: Streams;
  close(): Promise<void>;
};

export type Asked = {
  readonly caller: Caller;
  readonly topic: string;
  /** The last id that the client has, when it was here before. */
  readonly lastId: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

type Options = {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly redisUrl?: string | undefined;
  /** How things are for a person, told to who was away for too long. */
  readonly present?: (userId: string) => Promise<readonly News[]>;
  /** How often, in ms, it looks for messages that nobody carried here. */
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
  /** What was stored together goes out together. */
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

  /** What a client with `lastId` missed; nothing when that can no longer be told. */
  const missedSince = async (topic: string, lastId: number): Promise<readonly Stored[] | undefined> => {
    if (lastId > intake.last()) await intake.catchUp(); // it was told by a process that is ahead of this one
    if (lastId > intake.last()) return undefined;
    const found = recent.after(lastId, topic);
    if (found) return found;
    const kept = await messages.ofTopic(topic, lastId, mostMissed + 1);
    const { oldest } = await messages.bounds(); // asked last, so that nothing is forgotten in between
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
        stream.close(); // it asks again in a moment
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
