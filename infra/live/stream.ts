import type { ServerResponse } from 'node:http';
import { Session } from 'better-sse';
import type { Burst } from './burst.ts';
import { FramedConnection } from './connection.ts';
import { beatFrame, bodyOf, type Frame, messageFrame, missed, type News, type Stored } from './message.ts';

/** The person of a stream and the session that opened it; the stream ends with the session. */
export type Caller = { readonly userId: string; readonly sessionId: string };

/** Why a stream ended: the client went, it did not keep up, or we closed it. */
export type Ending = 'gone' | 'slow' | 'closed';

type Options = {
  readonly caller: Caller;
  readonly topic: string;
  /** The last id that the client has. */
  readonly after: number;
  readonly headers: Readonly<Record<string, string>>;
  onEnd(stream: Stream, why: Ending): void;
};

/** The limit of bytes that may wait for a client. Beyond it the client is dropped, and reconnects with its last id. */
export const mostQueued = 64 * 1024;

const retryMs = 3000;
const farewellMs = 5000;

/** One client's connection: messages go out in the order of their ids, each once. */
export class Stream {
  readonly caller: Caller;
  readonly topic: string;
  readonly #connection: FramedConnection;
  readonly #connected: Promise<void>;
  readonly #onEnd: Options['onEnd'];
  /** The last id that was sent. */
  #after: number;
  /** Messages that arrive while missed messages are still being sent. */
  #held: Burst[] | undefined = [];
  #heldBytes = 0;
  #ended = false;

  constructor(answer: ServerResponse, { caller, topic, after, headers, onEnd }: Options) {
    this.caller = caller;
    this.topic = topic;
    this.#after = after;
    this.#onEnd = onEnd;
    this.#connection = new FramedConnection(answer, headers);
    const session = new Session(this.#connection, { keepAlive: null, retry: retryMs, trustClientEventId: false });
    this.#connected = new Promise<void>((resolve) => session.once('connected', resolve));
    session.once('disconnected', () => this.#finish('gone'));
  }

  /** Sends the missed messages, then those that arrived meanwhile; after that, messages are sent at once. */
  async begin(backlog: readonly Stored[]): Promise<void> {
    await this.#connected;
    this.#connection.sendFrame(beatFrame(this.#after));
    for (const { id, body } of backlog) {
      if (this.#ended) return;
      this.#after = id;
      this.#write(messageFrame({ id, body }));
      await this.#connection.drained();
    }
    this.#passOn();
  }

  /** Sends the event `missed` with the present state; after that, messages after `id`. */
  async beginAnew(id: number, present: Promise<readonly News[]>): Promise<void> {
    this.#after = id;
    this.#held &&= [];
    this.#heldBytes = 0;
    const [now] = await Promise.all([present, this.#connected]);
    this.#connection.sendFrame(messageFrame({ id, body: bodyOf(missed, now) }));
    this.#passOn();
  }

  /** Sends the messages that the client does not have. Returns how many were sent or will be. */
  send(burst: Burst): number {
    if (this.#ended || burst.last <= this.#after) return 0;
    if (this.#held) return this.#hold(burst);
    const after = this.#after;
    this.#after = burst.last;
    if (burst.first > after) {
      this.#write(burst.frame);
      return burst.parts.length;
    }
    const fresh = burst.parts.filter(({ id }) => id > after);
    for (const { frame } of fresh) this.#write(frame);
    return fresh.length;
  }

  /** Sends a heartbeat with the last id. */
  beat(frame: Frame, id: number): void {
    if (this.#held || this.#ended || id < this.#after) return;
    this.#after = id;
    this.#write(frame);
  }

  /** Ends the stream after queued bytes are sent, at the latest after 5 seconds. */
  close(): void {
    if (!this.#finish('closed')) return;
    this.#connected.then(() => this.#connection.end('in order'));
    setTimeout(() => this.#connection.end('at once'), farewellMs).unref();
  }

  #passOn(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const burst of held) this.send(burst);
  }

  #hold(burst: Burst): number {
    this.#held?.push(burst);
    this.#heldBytes += burst.frame.plain.length;
    if (this.#heldBytes > mostQueued) this.#drop();
    return burst.parts.length;
  }

  #write(frame: Frame): void {
    if (!this.#connection.sendFrame(frame) && this.#connection.queued > mostQueued) this.#drop();
  }

  #drop(): void {
    if (this.#finish('slow')) this.#connection.end('at once');
  }

  #finish(why: Ending): boolean {
    if (this.#ended) return false;
    this.#ended = true;
    this.#held = undefined;
    this.#onEnd(this, why);
    return true;
  }
}
