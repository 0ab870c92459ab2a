import { openPool } from '#infra/database/database.ts';
import { runProjections } from '#projections/runner.ts';
import { logOf } from '#tests/projections/engine.ts';
import { ledger } from '#tests/projections/ledger.ts';
import { announcing } from './announcing.ts';

/** Projects and announces until it is killed. */
const pool = openPool(process.env.DATABASE_URL ?? '', 8);
const world = { ...logOf(pool, ledger), pool };
const log = { info() {}, warn() {}, error: (...told: unknown[]) => console.error(...told) };
const runner = await runProjections({ ...world, projections: [ledger], log, signal: new AbortController().signal });
await announcing(world, runner.progress);
console.log('announcing');
