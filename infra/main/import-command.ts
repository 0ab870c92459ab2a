import { Command } from 'commander';
import type { Sokoni } from './open.ts';
import type { ImportOptions } from './run-import.ts';

const together = (text: string, before: string[]) => [...before, text];

/** `sokoni import companies FILE`. Ends with 0 when the file was read to its end, with 2 when it cannot be used. */
export const importCommand = (open: () => Promise<Sokoni>): Command => {
  const command = new Command('import').description('Bring in companies from other directories');
  command
    .command('companies')
    .description('Register the companies of a CSV or NDJSON file; the same file again registers nothing twice')
    .argument('<file>', 'CSV with a header line, or one JSON object a line; UTF-8')
    .option(
      '--map <field=COLUMN>',
      'the column of a field; repeat it for more (infra/import/README.md lists the fields)',
      together,
      [],
    )
    .option('--default <field=VALUE>', 'what an empty field is taken for', together, [])
    .option('--country <CC>', 'the country of rows that tell none')
    .option('--source <name>', 'the name of the directory; by default the name of the file')
    .option('--rejects <file>', 'where refused rows go; by default <file>.rejects.ndjson in this folder')
    .option('--draft', 'neither approved nor online: for staff to look at first', false)
    .option('--dry-run', 'read and check everything, register nothing', false)
    .option('--json', 'the outcome as one JSON object', false)
    .action(async (file: string, options: ImportOptions) => {
      const { runImport } = await import('./run-import.ts');
      await runImport(open, file, options);
    });
  return command;
};
