import type { Pool } from 'pg';
import { sessionLocks } from '#infra/database/locks.ts';
import { dropSchema } from './aside.ts';
import { checkpoints } from './checkpoints.ts';
import { type Projection, schemaOf } from './projection.ts';

type Pruned = {
  readonly removed: readonly string[];
  /** Schemas not removed: another process runs or builds them, or the new version is not live yet. */
  readonly kept: readonly { readonly schema: string; readonly because: 'in use' | 'nothing serves instead' }[];
};

const baseOf = (schema: string): string => schema.replace(/__(next|old|check)$/, '');

/** Drops the schemas of earlier versions, of rebuilds and of deleted projections. `dry` only lists them. */
export const prune = async (pool: Pool, projections: readonly Projection[], { dry = false } = {}): Promise<Pruned> => {
  const all = await checkpoints(pool);
  const wanted = new Map(projections.map((projection) => [projection.name, schemaOf(projection)]));
  const serving = new Set(all.filter(({ state }) => state === 'live').map(({ schema }) => schema));
  const locks = sessionLocks(pool);
  const removed: string[] = [];
  const kept: Pruned['kept'][number][] = [];
  try {
    for (const { schema, name } of all) {
      const current = wanted.get(name);
      if (schema === current) continue;
      if (current && !serving.has(current)) {
        kept.push({ schema, because: 'nothing serves instead' });
        continue;
      }
      const base = baseOf(schema);
      const leases = [await locks.take(`build.${base}`), base === current || (await locks.take(`run.${base}`))];
      if (leases.every(Boolean)) {
        if (!dry) await dropSchema(pool, schema);
        removed.push(schema);
      } else kept.push({ schema, because: 'in use' });
      for (const lease of leases) if (typeof lease === 'object') await lease.release();
    }
  } finally {
    await locks.close();
  }
  return { removed, kept };
};
