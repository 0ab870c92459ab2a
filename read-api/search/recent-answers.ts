/** Remembers the last values that were dear to find out, each for as long as `version` stays the same. */
export const recentAnswers = <T>(most: number) => {
  const held = new Map<string, { readonly version: string; readonly value: T }>();
  return {
    get(key: string, version: string): T | undefined {
      const found = held.get(key);
      if (found?.version !== version) return undefined;
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    keep(key: string, version: string, value: T): void {
      held.delete(key);
      held.set(key, { version, value });
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
  };
};
