import type { Pool } from 'pg';
import { personKeys, seal } from '../keys/person-keys.ts';
import { insertIntents } from '../reactions/intents.ts';
import type { MailValues, Recipient } from './mail.ts';

/** A mail that no event tells of, because what it carries (a code, a link with a token) must not be in the log. */
export type DirectMail = {
  /** Queued again under the same key, nothing more is sent: derive it from the command's id. */
  readonly key: string;
  /** `confirmRegistration` has its texts at `mail.confirmRegistration.subject`, … */
  readonly template: DirectTemplate;
  /** The account, or the id of a registration that is not one yet. Forgetting that person forgets the mail. */
  readonly person: string;
  /** Where it goes when that is not (yet) the address of the account `person`. */
  readonly to?: Recipient;
  readonly values: MailValues;
  /** Past this moment it is no longer sent, and what it carried is gone. */
  readonly expiresAt: Date;
};

export const directTemplates = [
  /** A registration's six digits: `code`, `minutes`, and `url` of the page that asks for them. */
  'confirmRegistration',
  /** Somebody registers with an address that has an account: `url` of the log-in page. */
  'alreadyRegistered',
  /** `url` with the token, `minutes`. */
  'resetPassword',
  /** Sent to the new address: `url` with the token, `minutes`. */
  'confirmNewEmail',
  /** Sent to the old address: `url` of where to get help. */
  'emailChanged',
  'passwordChanged',
] as const;

export type DirectTemplate = (typeof directTemplates)[number];

/** What of a direct mail is sealed under the person's key until it is sent. */
export type SealedMail = { readonly to: Recipient | null; readonly values: MailValues };

export const boundToMail = (key: string): string => `mail/${key}`;

/** Puts a mail on its way: it goes out within a second or two, and is tried again when it cannot. */
export const queueMail = async (db: Pool, mail: DirectMail): Promise<void> => {
  const { key, template, person, to = null, values, expiresAt } = mail;
  const secret = await personKeys(db).keyFor(person);
  const sealed = seal(secret, boundToMail(key), { to, values } satisfies SealedMail);
  await insertIntents(db, [
    { key, kind: 'mail', data: { template, to: { account: person } }, person, sealed, expiresAt },
  ]);
};
