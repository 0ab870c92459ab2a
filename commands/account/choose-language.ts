import { z } from 'zod';
import { accountEvents } from '#domain/account/account.events.ts';
import { isSignedIn } from '#domain/actor.ts';
import { command } from '../command.ts';
import { askAccount } from './accounts.ts';

/** Chooses the language of a person's mails, and of their pages after they sign in. */
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
