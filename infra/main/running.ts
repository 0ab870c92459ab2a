import type { Registry } from 'prom-client';
import type { VapidKeys } from 'web-push';
import type { Statistics } from '#commands/statistics/statistics.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import type { Health } from '../http/health.controller.ts';
import type { Projected } from '../http/read-after.ts';
import type { Limits } from '../limits/limits.ts';
import type { Hub } from '../live/hub.ts';
import type { Sokoni } from './open.ts';

/** The parts of a serving process, beside those of every process. */
export type Running = Sokoni & {
  readonly search: SearchIndex;
  readonly readApi: ReadApi;
  readonly progress: ProjectionProgress;
  readonly projected: Projected;
  readonly health: Health;
  readonly metrics: Registry;
  readonly statistics: Statistics;
  readonly live: Hub;
  readonly limits: Limits;
  /** The keys by which push services know this installation. */
  readonly vapid: VapidKeys;
};
