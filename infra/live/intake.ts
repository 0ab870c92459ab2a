import type { Stored } from './message.ts';
import type { MessageLog } from './message-log.ts';

export type Intake = {
  /** The last id that was delivered. */
  last(): number;
  /** Takes what was stored or carried here, in whatever order; what is known is passed over. */
  take(messages: readonly Stored[]): void;
  /** Looks in the log; resolves when what was there has been delivered. */
  catchUp(): Promise<void>;
};

const aPage = 1000;

/** Puts messages that come by several ways into the one order of their ids, and delivers each once. */
export const openIntake = (
  messages: MessageLog,
  from: number,
  deliver: (messages: readonly Stored[]) => void,
): Intake => {
  let last = from;
  let reading: Promise<void> | undefined;
  let again = false;

  const accept = (found: readonly Stored[]): boolean => {
    const fresh = found.filter(({ id }) => id > last);
    if (fresh.length === 0) return true;
    if (fresh[0]?.id !== last + 1 || fresh.at(-1)?.id !== last + fresh.length) return false;
    last += fresh.length;
    deliver(fresh);
    return true;
  };

  const read = async (): Promise<void> => {
    try {
      for (let more = true; more; ) {
        again = false;
        const page = await messages.after(last, aPage);
        const fresh = page.filter(({ id }) => id > last);
        last = fresh.at(-1)?.id ?? last;
        if (fresh.length > 0) deliver(fresh);
        more = page.length === aPage || again;
      }
    } finally {
      reading = undefined;
    }
  };

  const catchUp = (): Promise<void> => {
    again = true;
    reading ??= read();
    return reading;
  };

  return {
    last: () => last,
    take(found) {
      if (!accept(found)) catchUp().catch(() => {}); // the next look finds them
    },
    catchUp,
  };
};
