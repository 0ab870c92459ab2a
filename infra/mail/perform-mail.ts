import type { Pool } from 'pg';
import type { ContractParty } from '#domain/contract/contract-reminders.ts';
import type { Audience } from '#domain/notification/notice.ts';
import { personKeys, unseal } from '../keys/person-keys.ts';
import { Hopeless, type Perform } from '../reactions/perform.ts';
import type { About } from '../reactions/reactor.ts';
import { type Mail, type MailValues, type Recipient, type SendMail, Undeliverable } from './mail.ts';
import { boundToMail, readIn, type SealedMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';

/** Looks up recipients at the moment of sending; erased people have none. */
export type Recipients = {
  /** Returns the account's address, whatever its settings. */
  address(accountId: string): Promise<Recipient | null>;
  /** Returns those who want this kind of mail; `account` is null for an address without an account. */
  wanting(
    to: Audience | ContractParty,
    template: string,
  ): Promise<readonly (Recipient & { readonly account: string | null })[]>;
};

/** By template: reads the values of a mail when it is sent, for an account or for an address that has none; null when it is no longer needed. */
export type Letters = Readonly<
  Record<string, (about: About, to: Recipient & { readonly account?: string | null }) => Promise<MailValues | null>>
>;

type Mailing = {
  readonly pool: Pool;
  readonly send: SendMail;
  readonly recipients: Recipients;
  readonly letters: Letters;
  /** The origin of the site. */
  readonly origin: string;
  /** Called with the account whose address refused a mail permanently. */
  readonly refused?: (accountId: string) => Promise<void>;
  readonly settingsPath: (to: Recipient) => string;
  /** Returns the path of the unsubscribe page for this kind of mail; undefined for transactional mail. */
  readonly stopPath?: (to: Recipient, who: Subscriber, template: string) => string | undefined;
};

/** The receiver of a mail: an account, or a company whose address has no account. */
export type Subscriber = { readonly account: string } | { readonly company: number };

type MailData = { readonly template: string; readonly to: Audience | ContractParty; readonly about?: About };

/** Performs intents of the kind `mail`. */
export const performMail = ({
  pool,
  send,
  recipients,
  letters,
  origin,
  refused,
  settingsPath,
  stopPath,
}: Mailing): Perform => {
  const keys = personKeys(pool);
  const sendTo = async (mail: Mail, accountId: string | null): Promise<void> => {
    try {
      await send(mail);
    } catch (error) {
      if (error instanceof Undeliverable && accountId) await refused?.(accountId);
      throw error;
    }
  };

  const sendSealed = async (key: string, { template, to }: MailData, person: string, sealed: string) => {
    const secret = (await keys.find([person])).get(person);
    if (!secret) return 'dropped';
    const opened = unseal(secret, boundToMail(key), sealed) as SealedMail;
    const recipient = opened.to ?? ('account' in to ? await recipients.address(to.account) : null);
    if (!recipient) return 'dropped';
    const mail = renderMail({
      key,
      template,
      to: recipient,
      values: readIn(recipient.language, opened.values),
      origin,
    });
    await sendTo(mail, opened.to ? null : person);
    return 'done';
  };

  const sendLetter = async (key: string, { template, to, about = {} }: MailData) => {
    const letter = letters[template];
    if (!letter) throw new Hopeless(`there is no letter ${template}`);
    let sent = 0;
    for (const recipient of await recipients.wanting(to, template)) {
      const values = await letter(about, recipient);
      if (!values) continue;
      const { account } = recipient;
      const who: Subscriber = account === null ? { company: 'company' in to ? to.company : 0 } : { account };
      const settingsUrl = account ? settingsPath(recipient) : undefined;
      const stopUrl = stopPath?.(recipient, who, template);
      const own = !('company' in to) ? key : `${key}/${account ?? 'company'}`;
      const mail = renderMail({ key: own, template, to: recipient, values, origin, stopUrl, settingsUrl });
      await sendTo(mail, account);
      sent++;
    }
    return sent > 0 ? 'done' : 'dropped';
  };

  return async ({ key, data, person, sealed }) => {
    try {
      return person !== null && sealed !== null
        ? await sendSealed(key, data as MailData, person, sealed)
        : await sendLetter(key, data as MailData);
    } catch (error) {
      throw error instanceof Undeliverable ? new Hopeless(error.message) : error;
    }
  };
};
