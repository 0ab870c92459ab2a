import { Command } from 'commander';
import { renewKey, resealAll } from '../access/key-ring.ts';
import { explained } from './help.ts';
import type { Sokoni } from './open.ts';

/** `sokoni secrets …` */
export const secretsCommand = (open: () => Promise<Sokoni>): Command => {
  const command = explained(new Command('secrets'), 'cli.secrets');
  const ask = (work: (sokoni: Sokoni) => Promise<object>) => async () => {
    const sokoni = await open();
    try {
      console.log(JSON.stringify(await work(sokoni)));
    } finally {
      await sokoni.close();
    }
  };
  explained(command.command('renew'), 'cli.secrets.renew', 'secrets renew').action(
    ask(async ({ pool }) => ({ usedFrom: await renewKey(pool, new Date()) })),
  );
  explained(command.command('reseal'), 'cli.secrets.reseal', 'secrets reseal').action(
    ask(({ pool, access }) => resealAll(pool, access.secret, new Date())),
  );
  return command;
};
