import type { ServerResponse } from 'node:http';
import { Session } from 'better-sse';
import type { Burst } from './burst.ts';
import { FramedConnection } from './connection.ts';
import { beatFrame, bodyOf, type Frame, messageFrame, missed, type News, type Stored } from './message.ts';

/** Whose stream it is, and the session that opened it: it ends with it. */
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

/** What may wait for a client before it is dropped; it comes back and goes on from the last id it has. */
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
  /** What came while the client is still told what it missed. */
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

  /** Tells what was missed, then what came meanwhile; from then on messages pass straight through. */
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

  /** Tells that too much was missed to be told, and how things are at present; from then on, messages after `id`. */
  async beginAnew(id: number, present: Promise<readonly News[]>): Promise<void> {
    this.#after = id;
    this.#held &&= [];
    this.#heldBytes = 0;
    const [now] = await Promise.all([present, this.#connected]);
    this.#connection.sendFrame(messageFrame({ id, body: bodyOf(missed, now) }));
    this.#passOn();
  }

  /** How many of the messages were sent, or will be: not those that the client has already. */
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

  /** Says that the connection lives, and how far everybody is. */
  beat(frame: Frame, id: number): void {
    if (this.#held || this.#ended || id < this.#after) return;
    this.#after = id;
    this.#write(frame);
  }

  /** Ends in good order, or a few seconds later anyway. */
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
