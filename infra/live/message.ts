import { createEventBuffer } from 'better-sse';

/** The name of a live event and its payload. */
export type News = { readonly event: string; readonly payload: unknown };

/** A live event for a topic. */
export type Message = News & { readonly topic: string };

/** A stored message. Ids are 1, 2, 3 … without gaps, over all topics. `body` is `{ event, payload }` as JSON. */
export type Stored = { readonly id: number; readonly topic: string; readonly body: string };

/** The bytes of a message, the same for all clients: plain, and as a chunk of HTTP/1.1. */
export type Frame = { readonly plain: Buffer; readonly chunk: Buffer };

/** Returns the topic of one person. */
export const topicOf = (userId: string): string => `/users/${userId}`;

/** The topic for messages between hubs, and their events. */
export const control = { topic: '/hub', disconnect: 'disconnect', forget: 'forget' } as const;

/** The event for a client that missed too many messages; its payload is the present state. */
export const missed = 'missed';

const eventName = /^[a-z][a-z0-9.-]{0,63}$/;

const longestBody = 16 * 1024;

/** Returns the body as JSON. Throws for an invalid event name or a body over 16 KB. */
export const bodyOf = (event: string, payload: unknown): string => {
  if (!eventName.test(event)) throw new TypeError(`${event} is no name of a live event`);
  const body = JSON.stringify({ event, payload: payload ?? null });
  if (Buffer.byteLength(body) > longestBody) throw new RangeError(`${event} has more to say than ${longestBody} bytes`);
  return body;
};

const frameOf = (text: string): Frame => {
  const plain = Buffer.from(text);
  const size = Buffer.from(`${plain.length.toString(16)}\r\n`);
  return { plain, chunk: Buffer.concat([size, plain, Buffer.from('\r\n')]) };
};

const buffer = () => createEventBuffer({ serializer: String });

/** A message as it is written to a connection. */
export const messageFrame = ({ id, body }: Pick<Stored, 'id' | 'body'>): Frame =>
  frameOf(buffer().id(String(id)).data(body).dispatch().read());

/** Joins several frames into one. */
export const joined = (frames: readonly Frame[]): Frame => ({
  plain: Buffer.concat(frames.map(({ plain }) => plain)),
  chunk: Buffer.concat(frames.map(({ chunk }) => chunk)),
});

/** Returns the heartbeat frame, with the last id. It has its own event name, so that clients ignore it. */
export const beatFrame = (id: number): Frame =>
  frameOf(buffer().event('beat').id(String(id)).data('').dispatch().read());
