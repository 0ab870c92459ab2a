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

const loader = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});
const results: Record<string, readonly BenchRow[]> = {};
try {
  for (const name of asked.length > 0 ? asked : known) {
    const folder = mkdtempSync(join(tmpdir(), 'sokoni-bench-'));
    chmodSync(folder, 0o755);
    const postgres = await startEmbeddedPostgres(folder, { max_connections: '200' });
    try {
      const { bench } = (await loader.ssrLoadModule(join(import.meta.dirname, `${name}.ts`))) as { bench: Bench };
      const rows = await bench(postgres.url);
      results[name] = rows;
      if (!asJson) print(name, rows);
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
} finally {
  await loader.close();
}
if (asJson) console.log(JSON.stringify(results, null, 2));
