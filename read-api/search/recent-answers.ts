import { LRUCache } from 'lru-cache';

/** A cache of the last `maxAnswers` values; an entry is valid only for the same `version`. */
export const recentAnswers = <T>(maxAnswers: number) => {
  const answers = new LRUCache<string, { readonly version: string; readonly value: T }>({ max: maxAnswers });
  return {
    get(key: string, version: string): T | undefined {
      const cached = answers.get(key);
      return cached?.version === version ? cached.value : undefined;
    },
    keep(key: string, version: string, value: T): void {
      answers.set(key, { version, value });
    },
  };
};
