import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../server.ts';
import type { Bench } from './bench.ts';

const megabyte = 1024;

/**
 * Proportional set size: memory that processes share, such as the database's buffers, counts once; 0 for a process that
 * has ended. Linux only.
 */
const shareOf = (pid: number): number => {
  const rollup = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(rollup)) return 0;
  return Number(readFileSync(rollup, 'utf8').match(/^Pss:\s+(\d+) kB/m)?.[1] ?? 0) / megabyte;
};

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number);

/** The whole product as `npm start` has it, right after its first start and after being read for a while. */
export const bench: Bench = async () => {
  await using server = await startServer({ DEMO: 'on' });
  const postmaster = Number(readFileSync(join(server.folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
  const measure = () => ({
    node: shareOf(server.process.pid ?? 0),
    postgres: [postmaster, ...childrenOf(postmaster)].map(shareOf).reduce((sum, share) => sum + share, 0),
  });
  const first = measure();
  for (let n = 0; n < 300; n++) {
    const path =
      n % 2 ? `/annuaire-resultat?what=garage&page=${n}` : `/en/result-directory?what=pharmacy&where=Nairobi ${n}`;
    await (await fetch(server.url + path)).arrayBuffer();
  }
  const read = measure();
  const unit = 'MB';
  const target = '≤ 400';
  return [
    { name: 'after a first start with the demo', value: first.node + first.postgres, unit, target },
    { name: 'after 300 different pages', value: read.node + read.postgres, unit, target },
    { name: 'of it PostgreSQL', value: read.postgres, unit },
  ];
};
