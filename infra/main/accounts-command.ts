import { Command, Option } from 'commander';
import { createAdmin } from '#commands/account/create-admin.ts';
import { languages } from '#domain/text.ts';
import { patterns } from '#web/paths.ts';
import type { Sokoni } from './open.ts';

type Asked = { readonly first: string; readonly last: string; readonly lang: 'fr' | 'en'; readonly json?: boolean };

/** `sokoni accounts …` */
export const accountsCommand = (open: () => Promise<Sokoni>): Command => {
  const command = new Command('accounts').description('See to accounts');
  command
    .command('create-admin')
    .description('Give an address a superadmin’s account; prints the link under which its owner chooses a password')
    .argument('<email>')
    .option('--first <name>', 'first name', 'Admin')
    .option('--last <name>', 'last name', 'Sokoni')
    .addOption(new Option('--lang <language>', 'its language').choices(languages).default('fr'))
    .option('--json', 'as one JSON object')
    .action(async (email: string, { first, last, lang, json }: Asked) => {
      const sokoni = await open();
      try {
        const person = { email, firstname: first, lastname: last, language: lang };
        const token = await createAdmin(sokoni, person, new Date());
        const origin = sokoni.config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${sokoni.config.PORT}`;
        const link = `${origin}${patterns.resetPassword[lang]}?token=${encodeURIComponent(token)}`;
        console.log(json ? JSON.stringify({ link, validMinutes: 60 }) : `Choose a password within an hour: ${link}`);
      } finally {
        await sokoni.close();
      }
    });
  return command;
};
