import { keepPrivacy } from '#commands/privacy/keep-privacy.ts';
import { forgetDaily } from '#commands/statistics/forget.ts';
import { openStatistics } from '#commands/statistics/statistics.ts';
import { createCheckpoints } from '#projections/checkpoints.ts';
import { projectionProgress } from '#projections/progress.ts';
import { runProjections } from '#projections/runner.ts';
import { publicCompanies } from '#read-api/company/public-companies.ts';
import { counted } from '#read-api/notification/notifications-announced.ts';
import { readApi } from '#read-api/read-api.ts';
import type { Config } from '../config.ts';
import { metricsRegistry } from '../http/metrics.ts';
import { openLimits } from '../limits/limits.ts';
import { openHub } from '../live/hub.ts';
import { observeHub } from '../live/live-metrics.ts';
import { vapidKeys } from '../push/vapid-keys.ts';
import { projections } from './all-projections.ts';
import { keepAnnouncing } from './announcements.ts';
import { openSokoni, type Sokoni } from './open.ts';
import { projectedBy } from './projected.ts';
import { beginReacting, keepReacting } from './reactions.ts';
import type { Running } from './running.ts';
import { openSearch } from './search.ts';
import { observeSearch } from './search-metrics.ts';
import { seedAside } from './seed-aside.ts';
import { createServer } from './server.ts';
import { terminalText } from './terminal-text.ts';
import { untilAsked } from './until-asked.ts';

const patienceMs = 60_000;

const run = async (
  sokoni: Sokoni,
  signal: AbortSignal,
): Promise<Running & { readonly limits: { close(): void }; readonly stopped: Promise<void> }> => {
  const { config, pool, db } = sokoni;
  await createCheckpoints(pool);
  const runner = config.ROLE === 'web' ? undefined : await runProjections({ ...sokoni, projections, signal });
  const progress = runner?.progress ?? projectionProgress(pool);
  const searching = openSearch(sokoni, signal);
  const search = searching.index;
  const forgetting = config.ROLE === 'web' ? undefined : forgetDaily(sokoni, signal);
  const metrics = metricsRegistry();
  const live = await openHub({
    ...sokoni,
    redisUrl: config.REDIS_URL,
    present: async (userId) => [await counted(db, userId)],
  });
  observeHub(live, metrics);
  observeSearch(searching, metrics);
  const limits = await openLimits({ ...sokoni, secret: sokoni.access.secret, redisUrl: config.REDIS_URL });
  const target = await sokoni.store.head();
  const projected = projectedBy(progress, projections, signal);
  const health = {
    async ready() {
      const database = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      const projecting = database && (runner ? await runner.ready() : await progress.caughtUp(projections, target, 1));
      return {
        ready: database && projecting,
        parts: { database, projections: projecting, search: searching.health(), position: projected.position() },
      };
    },
  };
  return {
    ...sokoni,
    search,
    readApi: readApi({ ...sokoni, db, search }),
    progress,
    projected,
    health,
    metrics,
    live,
    limits,
    vapid: await vapidKeys(pool),
    statistics: openStatistics({ ...sokoni, publicCompanies: publicCompanies(db) }),
    stopped: Promise.all([runner?.stopped, searching.stopped, forgetting]).then(() => {}),
  };
};

/**
 * Serves Sokoni until it is asked to stop; `seed` fills a first start, `whenAsked` learns how it is stopped. Resolves when
 * it listens, with its own address.
 */
export const start = async (
  config: Config,
  seed = seedAside,
  whenAsked = untilAsked,
): Promise<{ readonly url: string }> => {
  const sokoni = await openSokoni(config);
  const ending = new AbortController();
  const steps: (() => Promise<unknown>)[] = [() => sokoni.close()];
  const stop = async (): Promise<void> => {
    ending.abort();
    for (const step of steps) await step();
  };
  whenAsked(stop);
  try {
    const running = await run(sokoni, ending.signal);
    steps.unshift(() => running.stopped);
    steps.unshift(() => running.statistics.close());
    steps.unshift(() => running.live.close());
    steps.unshift(async () => running.limits.close());
    steps.unshift(async () => running.metrics.clear()); // what looks at the process knows them for ever
    if (sokoni.databaseFolder) sokoni.log.info({ folder: sokoni.databaseFolder }, 'the database is embedded');
    if (config.ROLE !== 'web') {
      await seed(running);
      await beginReacting(running);
    }
    const announcing = keepAnnouncing(running, ending.signal);
    steps.unshift(() => announcing);
    await running.projected.caughtUp(await running.store.head(), patienceMs);
    const app = await createServer(running);
    steps.unshift(() => {
      running.live.streams.close(); // else the server waits for them
      return app.close();
    });
    await app.listen(config.PORT, config.HOST);
    const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    if (config.ROLE !== 'web') {
      const projected = async () => void (await running.projected.caughtUp(await running.store.head(), patienceMs));
      const erasing = keepPrivacy({ ...running, projected, signal: ending.signal });
      steps.unshift(() => erasing);
    }
    const reacting = keepReacting(running, url, ending.signal);
    steps.unshift(() => reacting);
    if (config.ROLE === 'worker') console.log(terminalText('cli.start.worker', { url }));
    else if (config.PUBLIC_URL) console.log(terminalText('cli.start.behind', { url: config.PUBLIC_URL, inside: url }));
    else console.log(terminalText('cli.start.at', { url }));
    return { url };
  } catch (error) {
    await stop();
    throw error;
  }
};
