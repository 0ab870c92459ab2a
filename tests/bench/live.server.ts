import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as breathe } from 'node:timers/promises';
import { Connection, createChannel, createSession } from 'better-sse';
import { openPool } from '#infra/database/database.ts';
import { topicOf } from '#infra/live/message.ts';
import { liveNode } from '#tests/live/live-node.ts';

/** What one way of doing it offers: where it listens, and a message to everyone who listens to the topic of `all`. */
type Arm = { readonly url: string; broadcast(payload: unknown): unknown };

/** What the benchmark asks for, and what it says of its clients as they read. */
export type Asked =
  | { readonly do: 'measure' }
  | { readonly do: 'send'; readonly messages: number }
  | { readonly do: 'received'; readonly messages: number };
export type Answered = { readonly url?: string; readonly rss?: number };

const listening = async (server: ReturnType<typeof createServer>): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The least that can be done: one buffer, written to each socket. */
const bare = async (): Promise<Arm> => {
  const answers = new Set<ServerResponse>();
  const server = createServer((_, answer) => {
    answer.writeHead(200, Connection.constants.RESPONSE_HEADERS);
    answer.flushHeaders();
    answers.add(answer);
  });
  let id = 1_000_000;
  return {
    url: await listening(server),
    broadcast(payload) {
      const text = `id:${++id}\ndata:${JSON.stringify({ event: 'news', payload })}\n\n`;
      const chunk = Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
      for (const { socket } of answers) socket?.write(chunk);
    },
  };
};

/** The library as its manual shows it. */
const plain = async (): Promise<Arm> => {
  const channel = createChannel();
  const server = createServer((request, answer) => {
    createSession(request, answer, { keepAlive: null, retry: null }).then((session) => channel.register(session));
  });
  let id = 1_000_000;
  return {
    url: await listening(server),
    broadcast: (payload) => channel.broadcast({ event: 'news', payload }, 'message', { eventId: String(++id) }),
  };
};

/** Ours, whole: stored in PostgreSQL, put in order, told to whoever listens. */
const hub = async (): Promise<Arm> => {
  const pool = openPool(process.env.DATABASE_URL ?? '', 4);
  await pool.query('update live.head set last = 1000000 where last < 1000000');
  const node = await liveNode({ pool, streams: { mostOfOne: Number.POSITIVE_INFINITY } });
  return { url: node.url, broadcast: (payload) => node.hub.publish(topicOf('all'), 'news', payload) };
};

const arms: Partial<Record<string, () => Promise<Arm>>> = { bare, plain, hub, single: hub };
const arm = await arms[process.argv[2] ?? '']?.();
if (!arm) throw new Error('there is no such way');
const text = 'x'.repeat(150);
let received = 0;
let told = () => {};

/** Sends no further ahead of the clients than this, whatever does the sending. */
const mostAhead = 32;
/** How many may be on their way into the log; told one at a time, nothing goes out together. */
const atOnce = process.argv[2] === 'single' ? 1 : 8;

const send = async (messages: number): Promise<void> => {
  received = 0;
  const storing: unknown[] = [];
  for (let sent = 0; sent < messages; sent++) {
    while (sent - received >= mostAhead) {
      const { promise, resolve } = Promise.withResolvers<void>();
      told = resolve;
      await promise;
    }
    storing.push(arm.broadcast({ n: 100_000 + sent, text }));
    if (storing.length >= atOnce) await storing.shift();
    await breathe();
  }
  await Promise.all(storing);
};

const answer = (message: Answered) => process.send?.(message);
process.on('message', (asked: Asked) => {
  if (asked.do === 'received') {
    received = asked.messages;
    told();
  } else if (asked.do === 'send') void send(asked.messages);
  else {
    gc?.();
    answer({ rss: process.memoryUsage().rss });
  }
});
answer({ url: arm.url });
