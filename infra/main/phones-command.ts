import { Argument, Command } from 'commander';
import { type Converted, convertPhones, undoPhones } from '#commands/company/convert-phones.ts';
import { numberingPlans } from '#domain/company/numbering-plans.ts';
import { explained, jsonOption } from './help.ts';
import type { Sokoni } from './open.ts';
import { terminalText } from './terminal-text.ts';
import { workBar } from './work-bar.ts';

type Options = { readonly dryRun: boolean; readonly json: boolean };

/** `sokoni phones …`. */
export const phonesCommand = (open: () => Promise<Sokoni>): Command => {
  const command = explained(new Command('phones'), 'cli.phones');
  for (const [name, work] of [
    ['convert', convertPhones],
    ['undo', undoPhones],
  ] as const)
    explained(command.command(name), `cli.phones.${name}`, `phones ${name} ci-2021`)
      .addArgument(
        new Argument('<plan>', terminalText('cli.phones.plan')).choices(numberingPlans.map((plan) => plan.name)),
      )
      .option('--dry-run', terminalText('cli.phones.dryRun'), false)
      .option(...jsonOption, false)
      .action(async (asked: string, { dryRun, json }: Options) => {
        const plan = numberingPlans.find((one) => one.name === asked);
        if (!plan) return;
        const sokoni = await open();
        const bar = workBar(() => terminalText(`cli.phones.${name}.doing`), json);
        try {
          const onProgress = (done: number, of: number): void => bar.show({ doing: name, done, of });
          const result: Converted = await work(sokoni, plan, { now: new Date(), dryRun, onProgress });
          bar.stop();
          if (json) console.log(JSON.stringify(result));
          else console.log(terminalText(dryRun ? 'cli.phones.would' : `cli.phones.${name}.done`, result));
        } finally {
          bar.stop();
          await sokoni.close();
        }
      });
  return command;
};
