import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../config.ts';
import { isDone } from '../database/once.ts';
import { unlimited } from '../limits/limits.ts';
import type { Sokoni } from './open.ts';

/** What a first start brings in. A number is raised when it, or what is made of it, has changed. */
export const seeds = {
  reference: 'reference-1',
  demo: 'demo-2',
  demoAccounts: 'demo-accounts-3',
  demoProfiles: 'demo-profiles-1',
  demoConfirmations: 'demo-confirmations-1',
  demoContent: 'demo-content-2',
  demoReviews: 'demo-reviews-2',
  demoContracts: 'demo-contracts-1',
} as const;

export const wantedSeeds = ({ DEMO }: Config): readonly string[] =>
  DEMO === 'off' ? [seeds.reference] : Object.values(seeds);

const isSeeded = async ({ pool, config }: Sokoni): Promise<boolean> =>
  !(await Promise.all(wantedSeeds(config).map((name) => isDone(pool, name)))).includes(false);

/** The same in this process. */
export const seedHere = async (sokoni: Sokoni): Promise<void> => {
  if (await isSeeded(sokoni)) return;
  const { seed } = await import('./seed.ts');
  await seed({ ...sokoni, limits: unlimited });
};

/** `seed` in a process of its own where there is anything left to do: its packages of places are not kept in memory. */
export const seedAside = async (sokoni: Sokoni): Promise<void> => {
  if (await isSeeded(sokoni)) return;
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', 'seed'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The first start could not bring in places, categories and demo');
};
