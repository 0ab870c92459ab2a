import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { EventStore, Position, RecordedEvent } from '../../event-store/event-store.ts';
import { start } from '../../event-store/event-store.ts';
import { eventIn } from './log-lines.ts';
import type { Part } from './manifest.ts';
import type { Source } from './source.ts';

const mostAtOnce = 500;

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const all = Buffer.concat([rest, chunk]);
    const end = all.lastIndexOf(10) + 1;
    rest = all.subarray(end);
    yield* all.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  }
}

/** Appends the events of a part to a log that is not in PostgreSQL, in their order. Answers where it ends. */
export const appendLog = async (
  store: EventStore,
  source: Source,
  { name }: Part,
  told: (events: number) => void,
): Promise<Position> => {
  let position = start;
  let events = 0;
  let run: RecordedEvent[] = [];
  const append = async (): Promise<void> => {
    const [first] = run;
    if (!first) return;
    ({ position } = await store.append(first.stream, first.revision === 0 ? 'no-stream' : first.revision - 1, run));
    events += run.length;
    told(events);
    run = [];
  };
  await pipeline(source.read(name), createZstdDecompress(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(chunks)) {
      const event = eventIn(line);
      if (run.length >= mostAtOnce || (run[0] && run[0].stream !== event.stream)) await append();
      run.push(event);
    }
    await append();
  });
  return position;
};
