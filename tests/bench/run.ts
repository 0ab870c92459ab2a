import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { startEmbeddedPostgres } from '#infra/database/embedded-postgres.ts';
import { type Bench, type BenchRow, reaches } from './bench.ts';

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const asJson = process.argv.includes('--json');
const known = readdirSync(import.meta.dirname)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !['run', 'bench'].includes(name) && !name.includes('.'));
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(2);
}

const print = (name: string, rows: readonly BenchRow[]): void => {
  console.log(`\n${name}`);
  for (const row of rows) {
    const figure = `${row.value.toLocaleString('en', { maximumFractionDigits: 3 })} ${row.unit}`;
    const ratio = row.ratio === undefined ? '' : `${row.ratio.toFixed(3)} × ${row.baseline}`;
    const verdict = { true: 'reached', false: 'MISSED', undefined: '' }[String(reaches(row))];
    console.log(`  ${row.name.padEnd(48)} ${figure.padStart(20)}  ${ratio.padEnd(40)} ${row.target ?? ''} ${verdict}`);
  }
};

const measure = async (name: string): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-bench-'));
  chmodSync(folder, 0o755);
  const loader = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  const postgres = await startEmbeddedPostgres(folder, { max_connections: '200' });
  try {
    const { bench } = (await loader.ssrLoadModule(join(import.meta.dirname, `${name}.ts`))) as { bench: Bench };
    return await bench(postgres.url);
  } finally {
    await postgres.stop();
    await loader.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** In a process of its own: what one benchmark's peers do to the process does not reach the next. */
const measureApart = (name: string): readonly BenchRow[] => {
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--') && word !== '--json');
  const self = [...process.execArgv, import.meta.filename, name, '--json', ...flags];
  const { status, stdout } = spawnSync(process.execPath, self, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The benchmark ${name} failed`);
  return JSON.parse(stdout)[name];
};

const names = asked.length > 0 ? asked : known;
const results: Record<string, readonly BenchRow[]> = {};
for (const name of names) {
  results[name] = names.length === 1 ? await measure(name) : measureApart(name);
  if (!asJson) print(name, results[name]);
}
if (asJson) console.log(JSON.stringify(results, null, 2));
process.exit(0);
