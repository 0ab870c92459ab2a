/** Lets in `most` at once; the others wait their turn. */
export const gate = (most: number) => {
  let inside = 0;
  let changed = Promise.withResolvers<void>();
  return {
    async enter(): Promise<void> {
      while (inside >= most) await changed.promise;
      inside++;
    },
    leave(): void {
      inside--;
      changed.resolve();
      changed = Promise.withResolvers();
    },
    /** Waits until everyone has left. */
    async empty(): Promise<void> {
      while (inside > 0) await changed.promise;
    },
  };
};
