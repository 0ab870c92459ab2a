import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { askVocabulary, type Known, knownIn, type Vocabulary } from './postgres-vocabulary.ts';

const unknown: Known = { count: 0, nearby: [] };

type Remembered = { readonly version: string | null; readonly known: Known };
const mostRemembered = 5000;
const remembered = new WeakMap<Pool, LRUCache<string, Remembered>>();

const memoryOf = (pool: Pool): LRUCache<string, Remembered> => {
  const memory = remembered.get(pool) ?? new LRUCache<string, Remembered>({ max: mostRemembered });
  remembered.set(pool, memory);
  return memory;
};

/**
 * Looks words up; also similar words, for those that occur in fewer than `rareBelow` companies. What was found is
 * remembered until a company changes: a search looks its words up where they are understood, and again in the engine.
 */
export const lookUp = async (
  pool: Pool,
  schema: string,
  words: readonly string[],
  { rareBelow }: { readonly rareBelow: number },
): Promise<Vocabulary> => {
  const memory = memoryOf(pool);
  const keyOf = (word: string): string => `${schema} ${rareBelow} ${word}`;
  const uniqueWords = [...new Set(words)];
  const last = words.at(-1) ?? '';
  const before = new Map(uniqueWords.map((word) => [word, memory.get(keyOf(word))]));
  let asked = uniqueWords.filter((word) => !before.get(word));
  let answer = await askVocabulary(pool, schema, asked, last, rareBelow);
  const isStale = [...before.values()].some((one) => one && one.version !== answer.companies);
  if (isStale) {
    asked = uniqueWords;
    answer = await askVocabulary(pool, schema, asked, last, rareBelow);
  }
  const { categories, hours, companies: version, begun } = answer;
  const found = knownIn(asked, answer);
  for (const [word, known] of found) memory.set(keyOf(word), { version, known });
  const known = new Map<string, Known>();
  for (const word of uniqueWords) known.set(word, found.get(word) ?? before.get(word)?.known ?? unknown);
  return {
    known,
    begun: words.length > 0 ? begun : 0,
    categoriesAt: categories,
    hoursAt: hours,
    companiesAt: version,
  };
};
