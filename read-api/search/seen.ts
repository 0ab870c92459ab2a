import type { Vocabulary } from './postgres-vocabulary.ts';
import type { Where } from './postgres-where.ts';

/**
 * What one question has looked up so far: it is asked in several ways, of which many have the same words or the same
 * place.
 */
export type Seen = {
  readonly words: Map<string, Promise<Vocabulary>>;
  readonly places: Map<string, Promise<Where>>;
};

/** What a question that was never asked has looked up. */
export const nothingSeen = (): Seen => ({ words: new Map(), places: new Map() });

/** What is known under `key`, or what `look` finds, which is known from then on. */
export const lookOnce = <T>(known: Map<string, Promise<T>>, key: string, look: () => Promise<T>): Promise<T> => {
  const found = known.get(key) ?? look();
  known.set(key, found);
  return found;
};
