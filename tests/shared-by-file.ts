import { afterAll, beforeAll } from 'vitest';

/**
 * What the tests of a file share: `begin` makes it before the first of them, and it is disposed of after the last. What
 * is shared later is disposed of earlier. It is empty until the tests begin.
 */
export const sharedByFile = <What extends AsyncDisposable>(begin: () => Promise<What>): What => {
  const shared: Partial<What> = {};
  beforeAll(async () => void Object.assign(shared, await begin()), 300_000);
  afterAll(() => shared[Symbol.asyncDispose]?.());
  return shared as What;
};
