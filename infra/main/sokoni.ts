import 'reflect-metadata';
import { Command } from 'commander';
import { ConfigError, readConfig } from '../config.ts';
import { accountsCommand } from './accounts-command.ts';
import { backupCommand } from './backup-command.ts';
import { importCommand } from './import-command.ts';
import { openSokoni } from './open.ts';
import { forgetCommand, privacyCommand } from './privacy-command.ts';
import { projectionsCommand } from './projections-command.ts';
import { restoreCommand } from './restore-command.ts';
import { secretsCommand } from './secrets-command.ts';

const open = () => openSokoni(readConfig(process.env));

const program = new Command('sokoni')
  .description('A bilingual business directory and professional network for African companies')
  .addCommand(projectionsCommand(open))
  .addCommand(forgetCommand(open))
  .addCommand(privacyCommand(open))
  .addCommand(importCommand(open))
  .addCommand(backupCommand(open))
  .addCommand(restoreCommand(open))
  .addCommand(accountsCommand(open))
  .addCommand(secretsCommand(open));

program
  .command('start')
  .description('Serve Sokoni, with everything it needs embedded unless another is configured')
  .action(async () => {
    const { start } = await import('./start.ts');
    await start(readConfig(process.env));
  });

program
  .command('parts')
  .description('Print the parts of others that are in it, as CycloneDX')
  .action(async () => {
    const { partsList } = await import('./parts.ts');
    process.stdout.write(`${JSON.stringify(partsList(), null, 2)}\n`);
  });

program
  .command('permissions')
  .description('Print who may do what, as Markdown')
  .action(async () => {
    const [{ permissionMatrix }, { commands }, { companyFacts }] = await Promise.all([
      import('./permissions.ts'),
      import('./commands.ts'),
      import('./company-facts.ts'),
    ]);
    const sokoni = await open();
    try {
      process.stdout.write(permissionMatrix(commands({ ...sokoni, companies: companyFacts(sokoni) })));
    } finally {
      await sokoni.close();
    }
  });

program
  .command('seed')
  .description('Bring in places and categories, and the demo unless DEMO=off; what is there already stays as it is')
  .action(async () => {
    const { seed } = await import('./seed.ts');
    const sokoni = await open();
    try {
      await seed(sokoni);
    } finally {
      await sokoni.close();
    }
  });

try {
  await program.parseAsync();
} catch (error) {
  const usable = error instanceof ConfigError ? `The configuration has problems:\n${error.message}` : undefined;
  console.error(usable ?? (error instanceof Error ? error.message : error));
  if (!usable && process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exitCode = usable ? 78 : 1;
}
