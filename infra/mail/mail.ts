import type { Language } from '#domain/language.ts';

/** The recipient of a mail, read at the moment of sending. */
export type Recipient = { readonly email: string; readonly name: string | null; readonly language: Language };

/** One line of a list in a mail, with a path of this site. */
export type MailItem = { readonly text: string; readonly url: string | null };

/** The values of a template. `url` is a path or a whole address, `code` is shown large, `items` is a list. */
export type MailValues = { readonly [name: string]: string | number | readonly MailItem[] };

export type Mail = {
  /** A mail with the same key is delivered once, even when it is sent again. */
  readonly key: string;
  readonly to: { readonly email: string; readonly name: string | null };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Sends a mail. Throws `Undeliverable` when a retry is useless. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The address refuses mail permanently, or the mail is invalid. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
