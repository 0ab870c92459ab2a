import { randomUUID } from 'node:crypto';
import { Command, Option } from 'commander';
import { createAdmin } from '#commands/account/create-admin.ts';
import { execute } from '#commands/execute.ts';
import { operator } from '#domain/actor.ts';
import { languages } from '#domain/language.ts';
import { resetPasswordPath } from '#web/addresses/paths.ts';
import { explained, jsonOption } from './help.ts';
import type { Sokoni } from './open.ts';
import { terminalText } from './terminal-text.ts';

type Asked = { readonly first: string; readonly last: string; readonly lang: 'fr' | 'en'; readonly json?: boolean };

/** `sokoni accounts …` */
export const accountsCommand = (open: () => Promise<Sokoni>): Command => {
  const command = explained(new Command('accounts'), 'cli.accounts');
  explained(command.command('create-admin'), 'cli.accounts.createAdmin', 'accounts create-admin awa@example.org')
    .argument('<email>', terminalText('cli.accounts.email'))
    .option('--first <name>', terminalText('cli.accounts.first'), 'Admin')
    .option('--last <name>', terminalText('cli.accounts.last'), 'Sokoni')
    .addOption(new Option('--lang <language>', terminalText('cli.accounts.lang')).choices(languages).default('fr'))
    .option(...jsonOption)
    .action(async (email: string, { first, last, lang, json }: Asked) => {
      const sokoni = await open();
      try {
        const person = { email, firstname: first, lastname: last, language: lang };
        const commandId = randomUUID();
        const envelope = { commandId, actor: operator, now: new Date(), locale: lang, correlationId: commandId };
        const { token } = await execute(sokoni, createAdmin, person, envelope);
        const origin = sokoni.config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${sokoni.config.PORT}`;
        const link = `${origin}${resetPasswordPath(lang, token)}`;
        console.log(json ? JSON.stringify({ link, validMinutes: 60 }) : terminalText('cli.accounts.link', { link }));
      } finally {
        await sokoni.close();
      }
    });
  return command;
};
