/** A semaphore: at most `limit` callers are inside at the same time, the others wait in `enter`. */
export const gate = (limit: number) => {
  let inside = 0;
  let changed = Promise.withResolvers<void>();
  return {
    async enter(): Promise<void> {
      while (inside >= limit) await changed.promise;
      inside++;
    },
    leave(): void {
      inside--;
      changed.resolve();
      changed = Promise.withResolvers();
    },
    /** Waits until nobody is inside. */
    async empty(): Promise<void> {
      while (inside > 0) await changed.promise;
    },
  };
};
