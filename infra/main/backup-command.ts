import { Command } from 'commander';
import { keepForgottenList } from '#commands/privacy/forgotten-list.ts';
import { projections } from './all-projections.ts';
import { checkBackup } from './backup/check-backup.ts';
import { makeBackup } from './backup/make-backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { BackupProblem } from './backup/problem.ts';
import type { Tell } from './backup/progress.ts';
import { openBackup } from './backup/source.ts';
import { explained, jsonOption } from './help.ts';
import type { Sokoni } from './open.ts';
import { terminalText } from './terminal-text.ts';
import { workBar } from './work-bar.ts';

export type Asked = { readonly json?: boolean };

export const say = (id: string, values?: Readonly<Record<string, string | number>>): string =>
  terminalText(`backup.${id}`, values);

/** Runs `work` with a progress bar. A `BackupProblem` is printed, and the exit code is 2. */
export const working = async ({ json }: Asked, work: (tell: Tell) => Promise<void>): Promise<void> => {
  const bar = workBar((doing) => say(`doing.${doing}`), json ?? false);
  try {
    await work(bar.show);
  } catch (error) {
    bar.stop();
    if (!(error instanceof BackupProblem)) throw error;
    console.error(terminalText(error.code, error.values));
    process.exitCode = 2;
  } finally {
    bar.stop();
  }
};

export const logOf = ({ config }: Sokoni): Manifest['log']['from'] =>
  config.EVENTSTOREDB_URL ? 'eventstoredb' : 'postgres';

export const summary = ({ at, parts, log }: Manifest): Record<string, string | number> => ({
  at,
  head: log.head,
  events: parts.find(({ table }) => table === 'event_store.event')?.count ?? 0,
  files: parts.reduce((sum, { table, count }) => sum + (table ? 0 : count), 0),
  megabytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000,
});

/** `sokoni backup <path>` and `sokoni backup verify <path>`. */
export const backupCommand = (open: () => Promise<Sokoni>): Command => {
  const command = explained(new Command('backup'), 'cli.backup', 'backup sokoni.tar')
    .argument('<path>', terminalText('cli.backup.path'))
    .option('--keys <file>', terminalText('cli.backup.keys'))
    .option(...jsonOption)
    .action(async (path: string, { keys, ...asked }: Asked & { keys?: string }) => {
      const sokoni = await open();
      try {
        await working(asked, async (tell) => {
          const started = performance.now();
          await keepForgottenList(sokoni.pool, sokoni.forgottenList);
          const manifest = await makeBackup({ ...sokoni, logIn: logOf(sokoni), projections }, path, { tell, keys });
          const told = { path, ...summary(manifest), seconds: (performance.now() - started) / 1000 };
          console.log(asked.json ? JSON.stringify(told) : say('made', told));
        });
      } finally {
        await sokoni.close();
      }
    });
  explained(command.command('verify'), 'cli.backup.verify', 'backup verify sokoni.tar')
    .argument('<path>', terminalText('cli.restore.path'))
    .action(async (path: string) => {
      const { json, keys } = command.opts<Asked & { keys?: string }>();
      await working({ json }, async (tell) => {
        const source = await openBackup(path, keys);
        await checkBackup(source, tell);
        const told = { path, ...summary(source.manifest) };
        console.log(json ? JSON.stringify(told) : say('whole', told));
      });
    });
  return command;
};
