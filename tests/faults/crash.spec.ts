import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/postgres.ts';
import { broken } from './invariants.ts';

const kills = process.env.FAULTS === 'large' ? 200 : 14;
const seed = Number(process.env.SEED ?? 20_261_121);
const moments = [
  'append.before',
  'append.after',
  'projection.before',
  'projection.inside',
  'projection.after',
  'rebuild.filling',
  'rebuild.switching',
] as const;
const companiesAtATime = 12;

/** mulberry32: the same seed kills at the same moments. */
const random = (() => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
})();

const work = async (url: string, range: readonly [number, number], dieAt: string | undefined) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'crash-worker.ts'), ...range.map(String)], {
    env: { ...process.env, DATABASE_URL: url, SOKONI_DIE_AT: dieAt ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const acknowledged: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, id] = line.match(/^acknowledged (\S+) \d+$/) ?? [];
    if (id) acknowledged.push(id);
  });
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const [code, signal] = await once(child, 'close');
  return { acknowledged, code, signal, errors };
};

test(`nothing is lost or doubled by ${kills} kills at every named moment (seed ${seed})`, {
  timeout: 1_200_000,
}, async () => {
  await using db = await freshDatabase();
  const acknowledged: string[] = [];
  const died = new Map<string, number>();
  let first = 0;
  for (let kill = 0; kill < kills; kill++) {
    const moment = moments[kill % moments.length] ?? 'append.before';
    const dieAt = `${moment}:${1 + Math.floor(random() * (moment.startsWith('append') ? 12 : 1))}`;
    const range = [first, first + companiesAtATime] as const;
    const run = await work(db.url, range, dieAt);
    acknowledged.push(...run.acknowledged);
    if (run.signal === 'SIGKILL') died.set(moment, (died.get(moment) ?? 0) + 1);
    else expect(run.errors.join('\n')).toBe('');
    first += companiesAtATime - 4; // some commands are asked again
  }
  const last = await work(db.url, [0, first + companiesAtATime], undefined);
  expect(last.errors.join('\n')).toBe('');
  expect(last.code).toBe(0);
  acknowledged.push(...last.acknowledged);
  expect(await broken(db.pool, [...new Set(acknowledged)])).toEqual([]);
  expect([...died.keys()].toSorted()).toEqual(moments.toSorted());
});
