import type { Stored } from './message.ts';

/** The latest messages, in memory, so that coming back after a moment asks nothing of the database. */
export type Recent = {
  add(messages: readonly Stored[]): void;
  /** What comes after `id` for a topic; nothing when that reaches further back than what is kept. */
  after(id: number, topic: string): readonly Stored[] | undefined;
  forget(topic: string): void;
};

/** Keeps between `most` and twice as many. `last` is the id before the first one that will be added. */
export const recentMessages = (last: number, most = 2000): Recent => {
  let since = last;
  let kept: Stored[] = [];
  return {
    add(messages) {
      for (const message of messages) kept.push(message);
      if (kept.length < 2 * most) return;
      const dropped = kept.splice(0, kept.length - most);
      since = dropped.at(-1)?.id ?? since;
    },
    after(id, topic) {
      if (id < since) return undefined;
      return kept.filter((message) => message.id > id && message.topic === topic);
    },
    forget(topic) {
      kept = kept.map((message) => (message.topic === topic ? { ...message, topic: '' } : message));
    },
  };
};
