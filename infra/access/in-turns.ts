import { TooManyRequests } from '../limits/limit.ts';

/** The line that somebody waits in, `of` a subscriber or a device. Those of known devices are served before the others. */
export type Line = { readonly of: string; readonly known: boolean };

type Waiting = { readonly begin: () => void; readonly refuse: (error: Error) => void };

/** Who waits in each line; lines stand in the order of their turns. */
type Lines = Map<string, Waiting[]>;

type Options = {
  /** How many strangers may wait altogether. */
  readonly most?: number;
  /** How many may wait in one line. */
  readonly mostInLine?: number;
};

const busyForS = 5;

/** Takes the first of the line whose turn it is; that line has its next turn after all others. */
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
 * Does one piece of work at a time. Everybody has a line of their own, and the lines are served in turns: whoever fills
 * theirs keeps nobody else waiting. Throws `TooManyRequests` for a line that is full. When too many strangers wait, the
 * last of the longest line makes room; known devices are always let in.
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
