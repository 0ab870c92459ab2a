import { EventEmitter } from 'node:events';

export type Proposed = {
  readonly id: string;
  readonly metadata: ReadonlyMap<string, string>;
  readonly customMetadata: Uint8Array;
  readonly data: Uint8Array;
};

export type Recorded = Proposed & {
  readonly stream: string;
  readonly revision: number;
  /** A place in a file, as in the real one: rising, with gaps. */
  readonly position: number;
};

export type Expected = number | 'no-stream' | 'any' | 'exists';

export type Outcome = { readonly revision: number; readonly position: number | undefined };

export class WrongVersion extends Error {
  readonly actual: number;
  constructor(actual: number) {
    super('Wrong expected version');
    this.actual = actual;
  }
}

/** Everything in memory, with the server's own events in between and its own, narrower idea of a repeat. */
export class Log {
  readonly entries: Recorded[] = [];
  readonly appended = new EventEmitter().setMaxListeners(0);
  readonly #streams = new Map<string, Recorded[]>();
  #end = 1_000;

  constructor() {
    this.#system();
  }

  stream(name: string): readonly Recorded[] | undefined {
    return this.#streams.get(name);
  }

  append(stream: string, expected: Expected, events: readonly Proposed[]): Outcome {
    const there = this.#streams.get(stream) ?? [];
    const actual = there.length - 1;
    const first = expected === 'no-stream' ? 0 : typeof expected === 'number' ? expected + 1 : there.length;
    if (expected === 'exists' ? actual < 0 : first !== there.length) {
      const same = there.slice(first, first + events.length);
      const repeated = same.length === events.length && same.every(({ id }, index) => id === events[index]?.id);
      if (!repeated) throw new WrongVersion(actual);
      return { revision: first + events.length - 1, position: undefined };
    }
    for (const event of events) this.#add(stream, event);
    if (this.entries.length % 7 === 0) this.#system();
    this.appended.emit('appended');
    return {
      revision: first + events.length - 1,
      position: this.entries.findLast((e) => e.stream === stream)?.position,
    };
  }

  #add(stream: string, event: Proposed): void {
    const there = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, there);
    const recorded = { ...event, stream, revision: there.length, position: this.#end };
    this.#end += 100 + event.data.length;
    there.push(recorded);
    this.entries.push(recorded);
  }

  #system(): void {
    this.#add('$stats-127.0.0.1:2113', {
      id: crypto.randomUUID(),
      metadata: new Map([
        ['type', '$statsCollected'],
        ['content-type', 'application/json'],
        ['created', '0'],
      ]),
      customMetadata: new Uint8Array(),
      data: Buffer.from('{}'),
    });
  }
}
