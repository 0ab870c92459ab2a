import { createEventBuffer } from 'better-sse';

/** An event's name and what there is to say about it. */
export type News = { readonly event: string; readonly payload: unknown };

/** News for whoever listens to a topic. */
export type Message = News & { readonly topic: string };

/** A message with its place: ids are 1, 2, 3 … without gaps, over all topics. `body` is `{ event, payload }` as JSON. */
export type Stored = { readonly id: number; readonly topic: string; readonly body: string };

/** The same bytes for everybody: as they are, and as a chunk of HTTP/1.1. */
export type Frame = { readonly plain: Buffer; readonly chunk: Buffer };

/** The topic that one person hears. */
export const topicOf = (userId: string): string => `/users/${userId}`;

/** The topic that the hubs themselves listen to, and what they are told. */
export const control = { topic: '/hub', disconnect: 'disconnect', forget: 'forget' } as const;

/** Said to a client that was away for too long to be told what it missed, with the news that tell how things are now. */
export const missed = 'missed';

const eventName = /^[a-z][a-z0-9.-]{0,63}$/;

const longestBody = 16 * 1024;

/** Throws for what cannot be told: a name that is none, or more than 16 KB to say. */
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

export const messageFrame = ({ id, body }: Pick<Stored, 'id' | 'body'>): Frame =>
  frameOf(buffer().id(String(id)).data(body).dispatch().read());

/** Several as one. */
export const joined = (frames: readonly Frame[]): Frame => ({
  plain: Buffer.concat(frames.map(({ plain }) => plain)),
  chunk: Buffer.concat(frames.map(({ chunk }) => chunk)),
});

/** Tells that the connection lives and how far it is. It is an event of its own, so that it is no message. */
export const beatFrame = (id: number): Frame =>
  frameOf(buffer().event('beat').id(String(id)).data('').dispatch().read());
