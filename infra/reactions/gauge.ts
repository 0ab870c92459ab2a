import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Reports on `/metrics` how many intents wait and how many were given up. */
export const intentGauge = (pool: Pool, registry: Registry): void => {
  new Gauge({
    name: 'sokoni_intents',
    help: 'Effects that wait to be performed, and those given up after too many attempts',
    labelNames: ['state', 'kind'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const state of ['waiting', 'parked']) this.set({ state, kind: 'mail' }, 0);
      const { rows } = await pool
        .query<{ state: string; kind: string; count: number }>(
          `select state, kind, count(*) as count from reactions.intent where state in ('waiting', 'parked') group by 1, 2`,
        )
        .catch(() => ({ rows: [] }));
      for (const { state, kind, count } of rows) this.set({ state, kind }, count);
    },
  });
};
