import type { Pool } from 'pg';
import type { Language } from '#domain/language.ts';
import type { Audience } from '#domain/notification/notice.ts';
import { personKeys, unseal } from '../keys/person-keys.ts';
import { Hopeless, type Perform } from '../reactions/perform.ts';
import type { About } from '../reactions/reactor.ts';
import { boundToSms, type SealedSms } from './queue-sms.ts';
import { renderSms } from './render-sms.ts';
import { type SendSms, type SmsRecipient, type SmsValues, Unsendable } from './sms.ts';

/** Looks up verified mobiles at the moment of sending; people who have none, or were erased, are left out. */
export type SmsRecipients = (to: Audience) => Promise<readonly (SmsRecipient & { readonly account: string })[]>;

/** By template: reads the values of a text when it is sent, `url` as a path of this site; null when it is no longer needed. */
export type SmsLetters = Readonly<
  Record<string, (about: About, to: { readonly language: Language }) => Promise<SmsValues | null>>
>;

type Texting = {
  readonly pool: Pool;
  readonly send: SendSms;
  readonly recipients: SmsRecipients;
  readonly letters: SmsLetters;
  /** The origin of the site. */
  readonly origin: string;
};

type SmsData = { readonly template: string; readonly to: Audience; readonly about: About };

/** Performs intents of the kind `sms`. */
export const performSms = ({ pool, send, recipients, letters, origin }: Texting): Perform => {
  const sendSealed = async (key: string, template: string, person: string, sealed: string) => {
    const secret = (await personKeys(pool).find([person])).get(person);
    if (!secret) return 'dropped';
    const { to, values } = unseal(secret, boundToSms(key), sealed) as SealedSms;
    await send({ key, to: to.phone, text: renderSms(template, to, values) });
    return 'done';
  };

  const sendLetter = async (key: string, { template, to, about }: SmsData) => {
    const letter = letters[template];
    if (!letter) throw new Hopeless(`there is no text ${template}`);
    let sent = 0;
    for (const recipient of await recipients(to)) {
      const values = await letter(about, recipient);
      if (!values) continue;
      const text = renderSms(template, recipient, { ...values, ...(values.url && { url: origin + values.url }) });
      await send({ key: `${key}/${recipient.account}`, to: recipient.phone, text });
      sent++;
    }
    return sent > 0 ? 'done' : 'dropped';
  };

  return async ({ key, data, person, sealed }) => {
    const asked = data as SmsData;
    try {
      if (person === null) return await sendLetter(key, asked);
      return sealed === null ? 'dropped' : await sendSealed(key, asked.template, person, sealed);
    } catch (error) {
      throw error instanceof Unsendable ? new Hopeless(error.message) : error;
    }
  };
};
