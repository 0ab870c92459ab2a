import { Command } from 'commander';
import { renewKey, resealAll } from '../access/key-ring.ts';
import type { Sokoni } from './open.ts';

/** `sokoni secrets …` */
export const secretsCommand = (open: () => Promise<Sokoni>): Command => {
  const command = new Command('secrets').description('See to the keys of what lets people in');
  const ask = (work: (sokoni: Sokoni) => Promise<object>) => async () => {
    const sokoni = await open();
    try {
      console.log(JSON.stringify(await work(sokoni)));
    } finally {
      await sokoni.close();
    }
  };
  command
    .command('renew')
    .description('Make a new key to seal with; every process uses it three minutes later')
    .action(ask(async ({ pool }) => ({ usedFrom: await renewKey(pool, new Date()) })));
  command
    .command('reseal')
    .description('Seal what lasts under the newest key, and destroy keys that nothing has needed for two days')
    .action(ask(({ pool, access }) => resealAll(pool, access.secret, new Date())));
  return command;
};
