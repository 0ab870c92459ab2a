import { LRUCache } from 'lru-cache';

/** Remembers the last `most` values that took long to find out, each for as long as `version` stays the same. */
export const recentAnswers = <T>(most: number) => {
  const answers = new LRUCache<string, { readonly version: string; readonly value: T }>({ max: most });
  return {
    get(key: string, version: string): T | undefined {
      const known = answers.get(key);
      return known?.version === version ? known.value : undefined;
    },
    keep(key: string, version: string, value: T): void {
      answers.set(key, { version, value });
    },
  };
};
