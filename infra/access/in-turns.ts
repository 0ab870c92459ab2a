import { TooManyRequests } from '../limits/limit.ts';

/** The queue of one subscriber or device (`of`). Queues of known devices are served first. */
export type Line = { readonly of: string; readonly known: boolean };

type Waiting = { readonly begin: () => void; readonly refuse: (error: Error) => void };

/** The waiting work of each queue; the map has the queues in the order of their turns. */
type Lines = Map<string, Waiting[]>;

type Options = {
  /** The limit of waiting work of unknown devices, all queues together. */
  readonly most?: number;
  /** The limit of waiting work in one queue. */
  readonly mostInLine?: number;
};

const busyForS = 5;

/** Takes the first entry of the next queue, and moves that queue to the end. */
const firstOf = (lines: Lines): Waiting | undefined => {
  for (const [of, line] of lines) {
    const first = line.shift();
    lines.delete(of);
    if (line.length > 0) lines.set(of, line);
    if (first) return first;
  }
  return undefined;
};

/**
 * Runs one piece of work at a time. Every subscriber or device has its own queue, and the queues are served in turn,
 * so one full queue does not delay the others. Throws `TooManyRequests` when the own queue is full. When too much of
 * unknown devices' work waits, the last entry of the longest queue is refused; known devices have no such limit.
 */
export const inTurns = ({ most = 120, mostInLine = 12 }: Options = {}) => {
  const known: Lines = new Map();
  const strange: Lines = new Map();
  let busy = false;

  const next = (): void => {
    const first = firstOf(known) ?? firstOf(strange);
    busy = first !== undefined;
    first?.begin();
  };
  const makeRoom = (mine: number): void => {
    const lines = [...strange.values()];
    if (lines.reduce((sum, { length }) => sum + length, 0) < most) return;
    const longest = lines.reduce((one, two) => (two.length > one.length ? two : one));
    if (longest.length <= mine + 1) throw new TooManyRequests(busyForS);
    longest.pop()?.refuse(new TooManyRequests(busyForS));
  };
  const turn = (whose: Line): Promise<void> => {
    if (!busy) {
      busy = true;
      return Promise.resolve();
    }
    const lines = whose.known ? known : strange;
    const line = lines.get(whose.of) ?? [];
    if (line.length >= mostInLine) throw new TooManyRequests(busyForS);
    if (!whose.known) makeRoom(line.length);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push({ begin: resolve, refuse: reject });
    lines.set(whose.of, line);
    return promise;
  };

  return async <T>(whose: Line, work: () => Promise<T>): Promise<T> => {
    await turn(whose);
    try {
      return await work();
    } finally {
      next();
    }
  };
};
