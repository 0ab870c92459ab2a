import type { Pool } from 'pg';
import { personKeys, seal } from '../keys/person-keys.ts';
import { insertIntents } from '../reactions/intents.ts';
import type { SmsRecipient, SmsValues } from './sms.ts';

/** A text message that carries a code, and so is told by no event. Its words are at `sms.<template>`. */
export type DirectSms = {
  /** Queued again under the same key, nothing more is sent: derive it from the command's id. */
  readonly key: string;
  /**
   * Six digits: `claimCode` proves that whoever claims a company's page has its mobile, `mobileCode` that a mobile is a
   * member's own.
   */
  readonly template: 'claimCode' | 'mobileCode';
  /** The account that asked for it. Forgetting that person forgets the message. */
  readonly person: string;
  readonly to: SmsRecipient;
  readonly values: SmsValues & { readonly code: string; readonly minutes: number };
  /** Past this moment it is no longer sent, and what it carried is gone. */
  readonly expiresAt: Date;
};

/** What of a message is sealed under the person's key until it is sent. */
export type SealedSms = Pick<DirectSms, 'to' | 'values'>;

/** What the sealed part of a text message is bound to: it cannot be opened as that of another one. */
export const boundToSms = (key: string): string => `sms/${key}`;

/** Puts a text message on its way: it goes out within a second or two, and is tried again when it cannot. */
export const queueSms = async (db: Pool, { key, template, person, expiresAt, ...told }: DirectSms): Promise<void> => {
  const secret = await personKeys(db).keyFor(person);
  const sealed = seal(secret, boundToSms(key), told satisfies SealedSms);
  await insertIntents(db, [{ key, kind: 'sms', data: { template }, person, sealed, expiresAt }]);
};
