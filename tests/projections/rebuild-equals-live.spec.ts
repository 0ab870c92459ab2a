import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { projections } from '#infra/main/all-projections.ts';
import { schemaOf } from '#projections/projection.ts';
import { expectLogRebuildsAsLive } from '#tests/given.ts';
import { withDatabase } from '#tests/with-database.ts';
import { beginEmpty, logOf, tell } from './engine.ts';
import { richHistory } from './history.ts';

const seed = Number(process.env.SEED ?? 20_261_121);
const history = richHistory(seed, process.env.FAULTS === 'large' ? 20_000 : 3_000);
const db = withDatabase();

beforeAll(async () => {
  const log = { ...logOf(db.pool, { on: {} }), pool: db.pool };
  await beginEmpty(log, projections);
  await tell(log, history);
});

test('the history tells every type of event that there is', () => {
  const told = new Set(history.map(({ type }) => type));
  const used = new Set(projections.flatMap(({ on }) => Object.keys(on)));
  const untold = Object.keys(catalogue).filter((type) => used.has(type) && !told.has(type));
  expect(untold, 'what history.ts beside this does not tell').toEqual([]);
});

describe(`however it is projected, the rows are the same (seed ${seed})`, () => {
  for (const projection of projections)
    test(schemaOf(projection), { timeout: 300_000 }, () => expectLogRebuildsAsLive(db.pool, projection));
});
