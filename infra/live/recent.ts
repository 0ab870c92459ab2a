import type { Stored } from './message.ts';

/** The latest messages in memory, so that a client that reconnects soon needs no query. */
type Recent = {
  add(messages: readonly Stored[]): void;
  /** Returns the messages after `id` of a topic; undefined when `id` is older than the messages in memory. */
  after(id: number, topic: string): readonly Stored[] | undefined;
  forget(topic: string): void;
};

/** Holds between `most` and twice as many messages. `last` is the id before the first one to be added. */
export const recentMessages = (last: number, most = 2000): Recent => {
  let since = last;
  let messagesInMemory: Stored[] = [];
  return {
    add(messages) {
      for (const message of messages) messagesInMemory.push(message);
      if (messagesInMemory.length < 2 * most) return;
      const dropped = messagesInMemory.splice(0, messagesInMemory.length - most);
      since = dropped.at(-1)?.id ?? since;
    },
    after(id, topic) {
      if (id < since) return undefined;
      return messagesInMemory.filter((message) => message.id > id && message.topic === topic);
    },
    forget(topic) {
      messagesInMemory = messagesInMemory.map((message) =>
        message.topic === topic ? { ...message, topic: '' } : message,
      );
    },
  };
};
