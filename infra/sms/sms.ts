import type { Language } from '#domain/language.ts';

/** A mobile in E.164, and the language of whoever reads it. */
export type SmsRecipient = { readonly phone: string; readonly language: Language };

/** The values of a text. `company`, the one name in it, is cut short where the text would be too long. */
export type SmsValues = Readonly<Record<string, string | number>> & { readonly company?: string };

type Sms = {
  /** A message with the same key goes out once, even when it is sent again. */
  readonly key: string;
  readonly to: string;
  readonly text: string;
};

/** Sends a text message. Throws `Unsendable` when a retry is useless. */
export type SendSms = (sms: Sms) => Promise<void>;

/** The gateway refuses the message for good. */
export class Unsendable extends Error {
  override readonly name = 'Unsendable';
}
