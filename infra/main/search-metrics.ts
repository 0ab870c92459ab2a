import { Counter, Gauge, type Registry } from 'prom-client';
import type { OpenedSearch } from './search.ts';

/** Which engine answers searches and how often Meilisearch fails, for `/metrics`, read when they are asked for. */
export const observeSearch = ({ counts, health, failures }: OpenedSearch, registry: Registry): void => {
  new Counter({
    name: 'search_answers_total',
    help: 'Searches that were answered, by engine',
    labelNames: ['engine'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [engine, times] of Object.entries(counts)) this.inc({ engine }, times);
    },
  });
  new Counter({
    name: 'search_meilisearch_failures_total',
    help: 'Questions and changes that Meilisearch refused or did not answer in time, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, times] of failures()) this.inc({ reason }, times);
    },
  });
  new Gauge({
    name: 'search_meilisearch_failing',
    help: '1 while Meilisearch is set and fails, else 0',
    registers: [registry],
    collect() {
      this.set(health().meilisearch ? 1 : 0);
    },
  });
};
