import { once } from '../database/once.ts';
import { seedReference } from '../reference/seed-reference.ts';
import type { Running } from './running.ts';

/** Raised when places or categories of the packages, or what is made of them, have changed. */
const referenceName = 'reference-1';

const line = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

/** What a first start has to bring in: places and categories, and the demo where it is wanted. */
export const seed = async (running: Running): Promise<void> => {
  const { pool } = running;
  await once(pool, referenceName, async () => {
    console.log('First start: places and categories …');
    await seedReference(running, (done, total) => line(`${Math.round((done / total) * 100)} %`));
    line('');
  });
  await running.projected.caughtUp(await running.store.head(), 60_000);
};
