import { LRUCache } from 'lru-cache';

/** Caches the last `maxAnswers` answers for `ttlMs` each. A failed answer is not cached. */
export const recently = <T>(maxAnswers: number, ttlMs: number) => {
  const answers = new LRUCache<number, Promise<T>>({ max: maxAnswers, ttl: ttlMs });
  return (id: number, load: () => Promise<T>): Promise<T> => {
    const cached = answers.get(id);
    if (cached) return cached;
    const answer = load();
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
    return answer;
  };
};
