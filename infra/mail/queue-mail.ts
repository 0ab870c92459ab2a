import type { Pool } from 'pg';
import type { Language } from '#domain/language.ts';
import { personKeys, seal } from '../keys/person-keys.ts';
import { insertIntents } from '../reactions/intents.ts';
import type { MailValues, Recipient } from './mail.ts';

/** A path of ours, or a whole address, in each language: the mail leads to the one in its reader's. */
type Addresses = Readonly<Record<Language, string>>;

/** The mails that no event tells of, because what they carry (a code, a link with a token) must not be in the log. */
type DirectMails = {
  /** A registration's six digits, and the page that asks for them. */
  confirmRegistration: { readonly code: string; readonly minutes: number; readonly url: Addresses };
  /** Somebody registers with an address that has an account: the page to log in. */
  alreadyRegistered: { readonly url: Addresses };
  /** Six digits to log in with, in the browser that asked for them. */
  logInCode: { readonly code: string; readonly minutes: number };
  /** Nothing that was left before the address was proved lets in any more: the page to set a password. */
  addressProved: { readonly url: Addresses };
  resetPassword: { readonly url: Addresses; readonly minutes: number };
  /** Goes to the new address. */
  confirmNewEmail: { readonly url: Addresses; readonly minutes: number };
  /** Goes to the old address: the page where help is found. */
  emailChanged: { readonly url: Addresses };
  /** The page to set another one, should it have been somebody else. */
  passwordChanged: { readonly url: Addresses };
  /** All that is kept of the person goes on that day, unless they call it off on the page. */
  erasureAsked: { readonly day: string; readonly url: Addresses };
  /** The same, since nobody has used the account for 36 months. */
  erasureForAbsence: { readonly day: string; readonly url: Addresses };
  /** Six digits that prove that whoever claims a company's page reads the mail of the company. */
  claimCode: { readonly company: string; readonly code: string; readonly minutes: number };
  /** Somebody is invited to manage a page: the page that says which, and takes the answer. */
  managerInvited: { readonly company: string; readonly role: string; readonly url: Addresses; readonly days: number };
  /** A visitor without an account wrote to a company and has to say that it was them. */
  confirmContact: { readonly company: string; readonly url: Addresses; readonly hours: number };
};

type DirectTemplate = keyof DirectMails;

type Queued<T extends DirectTemplate> = {
  /** Queued again under the same key, nothing more is sent: derive it from the command's id. */
  readonly key: string;
  /** Its texts are at `mail.<template>.subject`, `.text`, `.action`, `.after`. */
  readonly template: T;
  /** The account, or the id of whoever is not one yet. Forgetting that person forgets the mail. */
  readonly person: string;
  /** Where it goes when that is not (yet) the address of the account `person`. */
  readonly to?: Recipient;
  readonly values: DirectMails[T];
  /** Past this moment it is no longer sent, and what it carried is gone. */
  readonly expiresAt: Date;
};

export type DirectMail = { [T in DirectTemplate]: Queued<T> }[DirectTemplate];

/** What of a direct mail is sealed under the person's key until it is sent. */
export type SealedMail = { readonly to: Recipient | null; readonly values: SealedValues };

/** What a direct mail carries; older ones have one `url`, in the language of the page that asked for them. */
type SealedValues = DirectMails[DirectTemplate] | { readonly url: string };

/** The values of a direct mail for a reader of this language. */
export const readIn = (lang: Language, values: SealedValues): MailValues =>
  'url' in values ? { ...values, url: typeof values.url === 'string' ? values.url : values.url[lang] } : values;

/** What the sealed part of a mail is bound to: it cannot be opened as that of another mail. */
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
