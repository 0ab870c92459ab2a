import { basename, extname } from 'node:path';
import { SingleBar } from 'cli-progress';
import { type ImportCounts, type ImportResult, importCompanies } from '#commands/company/import/import-companies.ts';
import { loadGazetteer } from '#commands/company/import/load-gazetteer.ts';
import { UnusableFile } from '#commands/company/import/problem.ts';
import { rejectsFile } from '#commands/company/import/rejects.ts';
import { seedReference } from '#commands/place/seed-reference.ts';
import { translate } from '#locales/messages.ts';
import type { Sokoni } from './open.ts';
import { terminalText } from './terminal-text.ts';

export type ImportOptions = {
  readonly map: string[];
  readonly default: string[];
  readonly source?: string;
  readonly country?: string;
  readonly rejects?: string;
  readonly draft: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
};

/** Before the first start there are no places and no categories yet. */
const knownGazetteer = async (sokoni: Sokoni) => {
  const gazetteer = await loadGazetteer(sokoni);
  if (!gazetteer.isEmpty) return gazetteer;
  await seedReference(sokoni);
  return loadGazetteer(sokoni);
};

const progressBar = () => {
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {told} | {eta_formatted}',
    noTTYOutput: false,
    hideCursor: true,
    etaBuffer: 40,
  });
  const started = performance.now();
  return {
    show(bytesRead: number, size: number, counts: Readonly<ImportCounts>) {
      const rate = counts.rows / ((performance.now() - started) / 1000);
      if (!bar.isActive) bar.start(size, 0, { told: '' });
      bar.update(bytesRead, { told: terminalText('import.progress', { ...counts, rate }) });
    },
    stop: () => bar.stop(),
  };
};

const report = (result: ImportResult, dryRun: boolean, rejects: string): void => {
  const { columnsLeft, hoursUnread, citiesUnknown, ...counts } = result;
  console.log(terminalText(dryRun ? 'import.dry-run-done' : 'import.done', counts));
  if (hoursUnread > 0) console.log(terminalText('import.hours-unread', { count: hoursUnread }));
  if (citiesUnknown > 0) console.log(terminalText('import.cities-unknown', { count: citiesUnknown }));
  if (columnsLeft.length > 0) console.log(terminalText('import.columns-left', { columns: columnsLeft.join(', ') }));
  if (counts.refused > 0) console.log(terminalText('import.rejects-at', { file: rejects }));
};

/** Reads the file to its end, tells how it goes, and sets 2 as the exit code when it cannot be used. */
export const runImport = async (
  open: () => Promise<Sokoni>,
  file: string,
  { map, country, rejects = `${basename(file)}.rejects.ndjson`, ...options }: ImportOptions,
): Promise<void> => {
  const { draft, dryRun, json, source = basename(file, extname(file)) } = options;
  const sokoni = await open();
  const bar = json || !process.stderr.isTTY ? undefined : progressBar();
  try {
    const gazetteer = await knownGazetteer(sokoni);
    const refused = await rejectsFile(rejects, translate);
    try {
      const result = await importCompanies(
        { pool: sokoni.pool, log: sokoni, gazetteer, rejects: refused, ...(bar && { progress: bar.show }) },
        {
          file,
          source,
          map,
          defaults: [...(country ? [`country=${country}`] : []), ...options.default],
          published: !draft,
          demo: false,
          dryRun,
        },
      );
      bar?.stop();
      if (json) console.log(JSON.stringify({ ...result, rejects: result.refused > 0 ? rejects : null }));
      else report(result, dryRun, rejects);
    } finally {
      await refused.close();
    }
  } catch (error) {
    bar?.stop();
    if (!(error instanceof UnusableFile)) throw error;
    console.error(terminalText(error.code, error.values));
    process.exitCode = 2;
  } finally {
    await sokoni.close();
  }
};
