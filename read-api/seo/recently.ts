import { LRUCache } from 'lru-cache';

/** Keeps the last `most` answers for `keptMs` each; one that failed is asked for again. */
export const recently = <T>(most: number, keptMs: number) => {
  const answers = new LRUCache<number, Promise<T>>({ max: most, ttl: keptMs });
  return (id: number, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(id);
    if (known) return known;
    const answer = ask();
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
    return answer;
  };
};
