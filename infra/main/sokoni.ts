import 'reflect-metadata';
import { Command } from 'commander';
import { version } from '#package.json' with { type: 'json' };
import { ConfigError, readConfig } from '../config.ts';
import { accountsCommand } from './accounts-command.ts';
import { backupCommand } from './backup-command.ts';
import { explained, speaking } from './help.ts';
import { importCommand } from './import-command.ts';
import { openSokoni } from './open.ts';
import { phonesCommand } from './phones-command.ts';
import { forgetCommand, privacyCommand } from './privacy-command.ts';
import { projectionsCommand } from './projections-command.ts';
import { restoreCommand } from './restore-command.ts';
import { secretsCommand } from './secrets-command.ts';
import { terminalLanguage, terminalText } from './terminal-text.ts';

const open = () => openSokoni(readConfig(process.env, terminalLanguage()));

const program = explained(new Command('sokoni'), 'cli.sokoni', 'import companies garages.csv --country CI')
  .enablePositionalOptions()
  .version(version, '-V, --version', terminalText('cli.version'))
  .addCommand(projectionsCommand(open))
  .addCommand(forgetCommand(open))
  .addCommand(privacyCommand(open))
  .addCommand(importCommand(open))
  .addCommand(phonesCommand(open))
  .addCommand(backupCommand(open))
  .addCommand(restoreCommand(open))
  .addCommand(accountsCommand(open))
  .addCommand(secretsCommand(open));

explained(program.command('start'), 'cli.start', 'start').action(async () => {
  const { start } = await import('./start.ts');
  await start(readConfig(process.env, terminalLanguage()));
});

explained(program.command('parts'), 'cli.parts', 'parts > parts.json').action(async () => {
  const { partsList } = await import('./bill-of-materials.ts');
  process.stdout.write(`${JSON.stringify(partsList(), null, 2)}\n`);
});

explained(program.command('permissions'), 'cli.permissions', 'permissions > PERMISSIONS.md').action(async () => {
  const [{ permissionMatrix }, { publishedCommands }] = await Promise.all([
    import('./permissions.ts'),
    import('./published-commands.ts'),
  ]);
  process.stdout.write(permissionMatrix(publishedCommands));
});

explained(program.command('seed'), 'cli.seed', 'seed').action(async () => {
  const { seed } = await import('./seed.ts');
  const sokoni = await open();
  try {
    await seed(sokoni);
  } finally {
    await sokoni.close();
  }
});

try {
  await speaking(program).parseAsync();
} catch (error) {
  const usable = error instanceof ConfigError ? `${terminalText('cli.error.settings')}\n${error.message}` : undefined;
  console.error(usable ?? (error instanceof Error ? error.message : error));
  if (!usable && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = usable ? 78 : 1;
}
