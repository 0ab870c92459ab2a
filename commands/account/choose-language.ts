import { z } from 'zod';
import { accountEvents } from '#domain/account/account.events.ts';
import { isSignedIn } from '#domain/actor.ts';
import { command } from '../command.ts';
import { askAccount } from './accounts.ts';

/** The language that a person is written to in, and shown pages in after they log in. */
export const chooseLanguage = command({
  context: 'account',
  name: 'choose-language',
  schema: z.strictObject({ language: accountEvents.AccountLanguageChosen.schema.shape.language }),
  allowed: isSignedIn,
  async handle(log, { language }, envelope) {
    const accountId = envelope.actor.id;
    const { position } = await askAccount(log, { type: 'ChooseLanguage', data: { accountId, language } }, envelope);
    return { id: accountId, position };
  },
});
