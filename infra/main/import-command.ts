import { Command } from 'commander';
import { explained, jsonOption } from './help.ts';
import type { Sokoni } from './open.ts';
import type { ImportOptions } from './run-import.ts';
import { terminalText } from './terminal-text.ts';

const together = (text: string, before: string[]) => [...before, text];

/** `sokoni import companies FILE`. Ends with 0 when the file was read to its end, with 2 when it cannot be used. */
export const importCommand = (open: () => Promise<Sokoni>): Command => {
  const command = explained(new Command('import'), 'cli.import');
  explained(
    command.command('companies'),
    'cli.import.companies',
    'import companies garages.csv --map name=NOM --country CI',
  )
    .argument('<file>', terminalText('cli.import.file'))
    .option('--map <field=COLUMN>', terminalText('cli.import.map'), together, [])
    .option('--default <field=VALUE>', terminalText('cli.import.default'), together, [])
    .option('--country <CC>', terminalText('cli.import.country'))
    .option('--source <name>', terminalText('cli.import.source'))
    .option('--rejects <file>', terminalText('cli.import.rejects'))
    .option('--draft', terminalText('cli.import.draft'), false)
    .option('--dry-run', terminalText('cli.import.dryRun'), false)
    .option(...jsonOption, false)
    .action(async (file: string, options: ImportOptions) => {
      const { runImport } = await import('./run-import.ts');
      await runImport(open, file, options);
    });
  return command;
};
