import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { stateOf } from '#commands/handle.ts';
import { askErasure } from '#commands/privacy/ask-erasure.ts';
import { erasure, erasureStream } from '#domain/privacy/erasure.ts';
import { erasing, forgetPerson } from '../privacy/forget-person.ts';
import { forgottenText, keepForgottenList } from '../privacy/forgotten-list.ts';
import { maintain } from '../privacy/maintenance.ts';
import { projectedByNow } from '../privacy/projecting.ts';
import { register } from '../privacy/register.ts';
import { retain } from '../privacy/retention.ts';
import { whose } from '../privacy/whose.ts';
import type { Sokoni } from './open.ts';

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
  new Command('forget')
    .description('Erase all that is kept of a person, for ever')
    .argument('<account>', 'its id, or its e-mail address')
    .option('--now', 'at once, instead of in 14 days')
    .option('--json', 'as one JSON object')
    .action(
      acting(open)(async (sokoni, named: string, { now, ...told }: Told & { now?: boolean }) => {
        const accountId = await whose(sokoni, sokoni.access.secret, named);
        const data = { accountId, reason: 'operator', at: now ? 'once' : 'due' } as const;
        const at = new Date();
        await askErasure(sokoni, { type: 'RequestErasure', data }, erasing(at));
        if (now) await forgetPerson({ ...sokoni, projected: projectedByNow(sokoni) }, accountId, at);
        await keepForgottenList(sokoni.pool, sokoni.forgottenList);
        const { state } = await stateOf(sokoni, erasure, erasureStream(accountId));
        const due = state.status === 'requested' ? state.due : null;
        const line = due
          ? `It is erased on ${due.slice(0, 10)} unless it is called off`
          : 'Nothing is known of it any more';
        tell(told, { account: accountId, ...state }, line);
      }),
    );

/** `sokoni privacy …`. */
export const privacyCommand = (open: Open): Command => {
  const command = new Command('privacy').description('See to personal data');
  const act = acting(open);
  command
    .command('maintain')
    .description('Write the tables of people anew, so that no file holds what was erased; locks each for a moment')
    .option('--json', 'as one JSON object')
    .action(
      act(async ({ pool, forgottenList }, told: Told) => {
        await keepForgottenList(pool, forgottenList);
        const count = await maintain(pool);
        tell(told, { tables: count }, `${count} tables were written anew`);
      }),
    );
  command
    .command('retain')
    .description('Delete what was kept for long enough; the worker does it every night')
    .option('--json', 'as one JSON object')
    .action(
      act(async (sokoni, told: Told) => {
        const gone = await retain(sokoni, new Date());
        const line = Object.entries(gone).map(([what, count]) => `${what}: ${count}`);
        tell(told, gone, line.join('\n'));
      }),
    );
  command
    .command('forgotten')
    .description('The ids of everybody who was forgotten, to be kept beside backups: a restore asks for them')
    .option('--out <file>', 'write it there')
    .action(
      act(async ({ pool, forgottenList }, { out }: { out?: string }) => {
        const text = forgottenText(await keepForgottenList(pool, forgottenList));
        if (out) await writeFile(out, text);
        else process.stdout.write(text);
      }),
    );
  command
    .command('register')
    .description('The register of processing, from the marked fields of the events, as Markdown')
    .option('--lang <fr|en>', 'its language', 'fr')
    .option('--out <file>', 'write it there')
    .action(async ({ lang, out }: { lang: string; out?: string }) => {
      const text = register(lang === 'en' ? 'en' : 'fr');
      if (out) await writeFile(out, text);
      else console.log(text);
    });
  return command;
};
