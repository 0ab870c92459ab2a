import type { Language } from '#domain/text.ts';

/** Who a mail goes to, as known at the moment of sending. */
export type Recipient = { readonly email: string; readonly name: string | null; readonly language: Language };

/** One line of a list in a mail, leading to a path of ours. */
export type MailItem = { readonly text: string; readonly url: string | null };

/** What fills a template. `url` is a path of ours or a whole address, `code` is shown large, `items` is a list. */
export type MailValues = { readonly [name: string]: string | number | readonly MailItem[] };

export type Mail = {
  /** The same key is the same mail, however often it is handed over. */
  readonly key: string;
  readonly to: { readonly email: string; readonly name: string | null };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Hands a mail to who delivers it. Throws `Undeliverable` when trying again is of no use. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The address is refused for good, or the mail could not be one. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
