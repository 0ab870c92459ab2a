import type { Stored } from './message.ts';

/**
 * Brings stored messages to the other processes quickly. It may lose or repeat them: ids tell, and what was lost is read
 * from the log of messages.
 */
export type Carrier = {
  /** `take` is given what others carried, `reconnected` is called when some may have been lost. */
  listen(take: (messages: readonly Stored[]) => void, reconnected: () => void): Promise<void>;
  carry(messages: readonly Stored[]): void;
  close(): Promise<void>;
};

/** For one process, which has nobody to tell. */
export const inMemory: Carrier = {
  listen: async () => {},
  carry() {},
  close: async () => {},
};
