import { once } from '../database/once.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { seedReference } from '../reference/seed-reference.ts';
import type { Running } from './running.ts';

/** Raised when places or categories of the packages, or what is made of them, have changed. */
const referenceName = 'reference-1';
const demoName = 'demo-1';
const patienceMs = 60_000;

/** One line that is written over as the work goes on, where there is a screen to write on. */
const progressLine = (what: string) => {
  console.log(`First start: ${what} …`);
  return (done: number, total: number): void => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(done < total ? `\r\x1b[K  ${Math.round((done / total) * 100)} %` : '\r\x1b[K');
  };
};

/** What a first start has to bring in: places and categories, and the demo where it is wanted. */
export const seed = async (running: Running): Promise<void> => {
  const { pool, config } = running;
  await once(pool, referenceName, () => seedReference(running, progressLine('places and categories')));
  if (config.DEMO !== 'off')
    await once(pool, demoName, async () => {
      await seedDemo(running, progressLine('the airports of Africa, and a demo of made-up companies'));
    });
  await running.projected.caughtUp(await running.store.head(), patienceMs);
};
