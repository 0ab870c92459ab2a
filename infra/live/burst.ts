import { type Frame, joined, messageFrame, type Stored } from './message.ts';

/** Messages of one topic for one write. The frames, of each and of all together, are built once for all clients. */
export type Burst = {
  readonly parts: readonly { readonly id: number; readonly frame: Frame }[];
  readonly first: number;
  readonly last: number;
  readonly frame: Frame;
};

const mostBytes = 32 * 1024;

const burstOf = (parts: Burst['parts']): Burst => {
  const [one] = parts;
  const frame = one && parts.length === 1 ? one.frame : joined(parts.map((part) => part.frame));
  return { parts, first: one?.id ?? 0, last: parts.at(-1)?.id ?? 0, frame };
};

/** Splits messages into bursts of at most 32 KB, half of what may wait for a client. */
export const burstsOf = (messages: readonly Stored[]): readonly Burst[] => {
  const bursts: Burst[] = [];
  let parts: { id: number; frame: Frame }[] = [];
  let bytes = 0;
  for (const message of messages) {
    const frame = messageFrame(message);
    if (parts.length > 0 && bytes + frame.plain.length > mostBytes) {
      bursts.push(burstOf(parts));
      [parts, bytes] = [[], 0];
    }
    parts.push({ id: message.id, frame });
    bytes += frame.plain.length;
  }
  if (parts.length > 0) bursts.push(burstOf(parts));
  return bursts;
};
