import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { execute } from '#commands/execute.ts';
import { accountNamed } from '#commands/privacy/account-named.ts';
import { erasing, forgetPerson } from '#commands/privacy/forget-person.ts';
import { forgottenText, keepForgottenList } from '#commands/privacy/forgotten-list.ts';
import { maintain } from '#commands/privacy/maintenance.ts';
import { orderErasure } from '#commands/privacy/privacy.commands.ts';
import { register } from '#commands/privacy/register.ts';
import { retain } from '#commands/privacy/retention.ts';
import { erasure, erasureStream } from '#domain/privacy/erasure.ts';
import { regional } from '#locales/regional.ts';
import { stateOf } from '../event-store/stream-state.ts';
import { projections } from './all-projections.ts';
import { explained, jsonOption } from './help.ts';
import type { Sokoni } from './open.ts';
import { projectedByNow } from './projecting.ts';
import { terminalLanguage, terminalText } from './terminal-text.ts';

type Open = () => Promise<Sokoni>;
type Told = { readonly json?: boolean };

const acting =
  (open: Open) =>
  <A extends unknown[]>(work: (sokoni: Sokoni, ...args: A) => Promise<void>) =>
  async (...args: A): Promise<void> => {
    const sokoni = await open();
    try {
      await work(sokoni, ...args);
    } finally {
      await sokoni.close();
    }
  };

const tell = ({ json }: Told, outcome: object, line: string): void =>
  console.log(json ? JSON.stringify(outcome) : line);

/** `sokoni forget <account>`. */
export const forgetCommand = (open: Open): Command =>
  explained(new Command('forget'), 'cli.forget', 'forget awa@example.org')
    .argument('<account>', terminalText('cli.forget.account'))
    .option('--now', terminalText('cli.forget.now'))
    .option(...jsonOption)
    .action(
      acting(open)(async (sokoni, named: string, { now, ...told }: Told & { now?: boolean }) => {
        const accountId = await accountNamed(sokoni, sokoni.access.secret, named);
        if (!accountId) throw new Error(terminalText('cli.forget.unknown'));
        const at = new Date();
        await execute(sokoni, orderErasure, { accountId, at: now ? 'once' : 'due' }, erasing(at));
        if (now) await forgetPerson({ ...sokoni, projected: projectedByNow(sokoni) }, accountId, at);
        await keepForgottenList(sokoni.pool, sokoni.forgottenList);
        const { state } = await stateOf(sokoni, erasure, erasureStream(accountId));
        const due = state.status === 'requested' ? state.due : null;
        const day = (at: string) =>
          new Intl.DateTimeFormat(regional[terminalLanguage()], { dateStyle: 'long' }).format(new Date(at));
        const line = due ? terminalText('cli.forget.due', { day: day(due) }) : terminalText('cli.forget.done');
        tell(told, { account: accountId, ...state }, line);
      }),
    );

/** `sokoni privacy …`. */
export const privacyCommand = (open: Open): Command => {
  const command = explained(new Command('privacy'), 'cli.privacy');
  const act = acting(open);
  explained(command.command('maintain'), 'cli.privacy.maintain', 'privacy maintain')
    .option(...jsonOption)
    .action(
      act(async ({ pool, forgottenList }, told: Told) => {
        await keepForgottenList(pool, forgottenList);
        const count = await maintain(pool, projections);
        tell(told, { tables: count }, terminalText('cli.privacy.maintained', { count }));
      }),
    );
  explained(command.command('retain'), 'cli.privacy.retain', 'privacy retain')
    .option(...jsonOption)
    .action(
      act(async (sokoni, told: Told) => {
        const gone = await retain(sokoni, new Date());
        const line = Object.entries(gone).map(([what, count]) => `${what}: ${count}`);
        tell(told, gone, line.join('\n'));
      }),
    );
  explained(command.command('forgotten'), 'cli.privacy.forgotten', 'privacy forgotten --out forgotten.txt')
    .option('--out <file>', terminalText('cli.out'))
    .action(
      act(async ({ pool, forgottenList }, { out }: { out?: string }) => {
        const text = forgottenText(await keepForgottenList(pool, forgottenList));
        if (out) await writeFile(out, text);
        else process.stdout.write(text);
      }),
    );
  explained(command.command('register'), 'cli.privacy.register', 'privacy register --lang en --out register.md')
    .option('--lang <fr|en>', terminalText('cli.lang'), 'fr')
    .option('--out <file>', terminalText('cli.out'))
    .action(async ({ lang, out }: { lang: string; out?: string }) => {
      const text = register(lang === 'en' ? 'en' : 'fr');
      if (out) await writeFile(out, text);
      else console.log(text);
    });
  return command;
};
