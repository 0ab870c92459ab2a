import type { Stored } from './message.ts';

/**
 * Sends stored messages to the other processes quickly. It may lose or repeat them: receivers see that by the ids, and
 * read lost messages from the message log.
 */
export type Carrier = {
  /** `take` receives messages of other processes; `reconnected` is called when some may be lost. */
  listen(take: (messages: readonly Stored[]) => void, reconnected: () => void): Promise<void>;
  carry(messages: readonly Stored[]): void;
  close(): Promise<void>;
};

/** For a single process: it sends nothing. */
export const inMemory: Carrier = {
  listen: async () => {},
  carry() {},
  close: async () => {},
};
