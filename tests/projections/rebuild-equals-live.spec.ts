import { describe, expect, test } from 'vitest';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { projections } from '#infra/main/all-projections.ts';
import { schemaOf } from '#projections/projection.ts';
import { expectRebuildEqualsLive } from '#tests/given.ts';
import { richHistory } from './history.ts';

const seed = Number(process.env.SEED ?? 20_261_121);
const history = richHistory(seed, process.env.FAULTS === 'large' ? 20_000 : 3_000);

test('the history tells every type of event that there is', () => {
  const told = new Set(history.map(({ type }) => type));
  const used = new Set(projections.flatMap(({ on }) => Object.keys(on)));
  expect(Object.keys(catalogue).filter((type) => used.has(type) && !told.has(type))).toEqual([]);
});

describe(`however it is projected, the rows are the same (seed ${seed})`, () => {
  for (const projection of projections)
    test(schemaOf(projection), { timeout: 300_000 }, () => expectRebuildEqualsLive(projection, history));
});
