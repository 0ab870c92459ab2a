import { seedReference } from '#commands/place/seed-reference.ts';
import { reserveNumbers } from '../database/numbers.ts';
import { once } from '../database/once.ts';
import { managedDemoCompany, seedDemoAccounts } from './demo/demo-accounts.ts';
import { seedDemoReviews } from './demo/demo-reviews.ts';
import { seedDemoConfirmations } from './demo/seed-confirmations.ts';
import { seedDemoContent } from './demo/seed-content.ts';
import { seedDemoContracts } from './demo/seed-contracts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedDemoProfiles } from './demo/seed-profiles.ts';
import type { Sokoni } from './open.ts';
import { seeds, wantedSeeds } from './seed-aside.ts';
import { terminalText } from './terminal-text.ts';

/** One line that is written over as the work goes on, where there is a screen to write on. */
const progressLine = (what: 'places' | 'companies' | 'content') => {
  console.log(terminalText(`cli.seeding.${what}`));
  return (done: number, total: number): void => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(done < total ? `\r\x1b[K  ${Math.round((done / total) * 100)} %` : '\r\x1b[K');
  };
};

/** Brings in what a first start has to have: places and categories, and the demo where it is wanted. */
export const seed = async (sokoni: Sokoni): Promise<void> => {
  const { pool, config } = sokoni;
  await once(pool, seeds.reference, () => seedReference(sokoni, progressLine('places')));
  if (wantedSeeds(config).includes(seeds.demo))
    await once(pool, seeds.demo, async () => {
      await seedDemo(sokoni, progressLine('companies'));
    });
  if (wantedSeeds(config).includes(seeds.demoAccounts))
    await once(pool, seeds.demoAccounts, async () => {
      const [companyId = 0] = await reserveNumbers(pool, 'company', [managedDemoCompany]);
      await seedDemoAccounts(sokoni, companyId);
    });
  if (wantedSeeds(config).includes(seeds.demoProfiles))
    await once(pool, seeds.demoProfiles, () => seedDemoProfiles(sokoni));
  if (wantedSeeds(config).includes(seeds.demoConfirmations))
    await once(pool, seeds.demoConfirmations, async () => {
      const [companyId = 0] = await reserveNumbers(pool, 'company', [managedDemoCompany]);
      await seedDemoConfirmations(sokoni, companyId);
    });
  if (wantedSeeds(config).includes(seeds.demoContent))
    await once(pool, seeds.demoContent, () => seedDemoContent(sokoni, progressLine('content')));
  if (wantedSeeds(config).includes(seeds.demoReviews))
    await once(pool, seeds.demoReviews, () => seedDemoReviews(sokoni));
  if (wantedSeeds(config).includes(seeds.demoContracts))
    await once(pool, seeds.demoContracts, () => seedDemoContracts(sokoni));
};
