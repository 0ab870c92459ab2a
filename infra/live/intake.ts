import type { Stored } from './message.ts';
import type { MessageLog } from './message-log.ts';

type Intake = {
  /** The last id that was delivered. */
  last(): number;
  /** Takes messages in any order; those already delivered are skipped. */
  take(messages: readonly Stored[]): void;
  /** Reads the message log; resolves when all messages in it are delivered. */
  catchUp(): Promise<void>;
};

const aPage = 1000;

/** Delivers messages from several sources in the order of their ids, each once. */
export const openIntake = (
  messages: MessageLog,
  from: number,
  deliver: (messages: readonly Stored[]) => void,
): Intake => {
  let last = from;
  let reading: Promise<void> | undefined;
  let again = false;

  const accept = (incoming: readonly Stored[]): boolean => {
    const fresh = incoming.filter(({ id }) => id > last);
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
    take(incoming) {
      if (!accept(incoming)) catchUp().catch(() => {}); // the next look finds them
    },
    catchUp,
  };
};
