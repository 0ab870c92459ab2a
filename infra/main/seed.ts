import { spawn } from 'node:child_process';
import { once as happens } from 'node:events';
import type { Config } from '../config.ts';
import { reserveNumbers } from '../database/numbers.ts';
import { isDone, once } from '../database/once.ts';
import { managedDemoCompany, seedDemoAccounts } from '../demo/demo-accounts.ts';
import { seedDemoReviews } from '../demo/demo-reviews.ts';
import { seedDemoContent } from '../demo/seed-content.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { seedReference } from '../reference/seed-reference.ts';
import type { Sokoni } from './open.ts';

/** Raised when places, categories or demo, or what is made of them, have changed. */
const referenceName = 'reference-1';
const demoName = 'demo-1';
const demoAccountsName = 'demo-accounts-1';
const demoContentName = 'demo-content-1';
const demoReviewsName = 'demo-reviews-1';

const wanted = ({ DEMO }: Config): string[] => [
  referenceName,
  ...(DEMO === 'off' ? [] : [demoName, demoAccountsName, demoContentName, demoReviewsName]),
];

/** One line that is written over as the work goes on, where there is a screen to write on. */
const progressLine = (what: string) => {
  console.log(`First start: ${what} …`);
  return (done: number, total: number): void => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(done < total ? `\r\x1b[K  ${Math.round((done / total) * 100)} %` : '\r\x1b[K');
  };
};

/** Brings in what a first start has to have: places and categories, and the demo where it is wanted. */
export const seed = async (sokoni: Sokoni): Promise<void> => {
  const { pool, config } = sokoni;
  await once(pool, referenceName, () => seedReference(sokoni, progressLine('places and categories')));
  if (wanted(config).includes(demoName))
    await once(pool, demoName, async () => {
      await seedDemo(sokoni, progressLine('the airports of Africa, and a demo of made-up companies'));
    });
  if (wanted(config).includes(demoAccountsName))
    await once(pool, demoAccountsName, async () => {
      const [companyId = 0] = await reserveNumbers(pool, 'company', [managedDemoCompany]);
      await seedDemoAccounts(sokoni, companyId);
    });
  if (wanted(config).includes(demoContentName))
    await once(pool, demoContentName, () => seedDemoContent(sokoni, progressLine('what some of them show')));
  if (wanted(config).includes(demoReviewsName)) await once(pool, demoReviewsName, () => seedDemoReviews(sokoni));
};

/** `seed` in a process of its own where there is anything left to do: its packages of places are not kept in memory. */
export const seedAside = async ({ pool, config }: Sokoni): Promise<void> => {
  const left = await Promise.all(wanted(config).map(async (name) => !(await isDone(pool, name))));
  if (!left.includes(true)) return;
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', 'seed'], { stdio: 'inherit' });
  const [code] = await happens(child, 'exit');
  if (code !== 0) throw new Error('The first start could not bring in places, categories and demo');
};
