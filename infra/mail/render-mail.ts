import type { Language } from '#domain/language.ts';
import { messages, translate } from '#locales/messages.ts';
import { type Block, htmlOf, textOf } from './layout.ts';
import { type Mail, type MailItem, type MailValues, type Recipient, Undeliverable } from './mail.ts';

/** Control characters have no place in a header, and a line break there would begin another one. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What people wrote, so that mail programs make no link of it: a word joiner in it breaks what reads as an address. */
const unlinked = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})|:(?=\/\/)|@(?=\S)/gu, '$&\u2060');

const ours = new Set(['url', 'code']);

const unlinkedValues = (values: MailValues): MailValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !ours.has(name) ? unlinked(value) : value,
    ]),
  );

const isAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

const absolute = (origin: string, url: string): string => new URL(url, origin).href;

const listOf = (origin: string, items: readonly MailItem[]): Block => ({
  kind: 'list',
  items: items.map(({ text, url }) => ({ text: unlinked(text), url: url === null ? null : absolute(origin, url) })),
});

type Rendering = {
  readonly key: string;
  readonly template: string;
  readonly to: Recipient;
  readonly values: MailValues;
  /** Where our pages are: `https://sokoni.example`. */
  readonly origin: string;
  /** Where this kind of mail is stopped at once, and where it is chosen; none for mail that cannot be done without. */
  readonly stopUrl?: string | undefined;
  readonly settingsUrl?: string | undefined;
};

const paragraphs = (lang: Language, id: string, values: MailValues): Block[] =>
  id in messages[lang]
    ? translate(lang, id, values)
        .split(/\n{2,}/)
        .map((text): Block => ({ kind: 'text', text }))
    : [];

/**
 * The mail in its reader's language. A template is its messages: `mail.<template>.subject`, `.text` (paragraphs apart by
 * an empty line), `.action` on the button that leads to the value `url`, `.after`, and `.why` when it goes to somebody
 * for a reason of its own. Values named `code` and `quote`
 * stand on their own.
 */
export const renderMail = ({ key, template, to, values: given, origin, stopUrl, settingsUrl }: Rendering): Mail => {
  if (!isAddress.test(to.email)) throw new Undeliverable('not an address that mail can go to');
  const lang = to.language;
  const values = unlinkedValues(given);
  const say = (part: string) => translate(lang, `mail.${template}.${part}`, values);
  const { url, code, quote, items } = values;
  const subject = oneLine(say('subject'));
  const name = to.name === null ? null : oneLine(unlinked(to.name));
  const blocks: Block[] = [
    {
      kind: 'text',
      text: name ? translate(lang, 'mail.layout.hello', { name }) : translate(lang, 'mail.layout.helloYou'),
    },
    ...paragraphs(lang, `mail.${template}.text`, values),
    ...(code === undefined ? [] : [{ kind: 'code', text: String(code) } as const]),
    ...(quote === undefined ? [] : [{ kind: 'quote', text: String(quote) } as const]),
    ...(Array.isArray(items) ? [listOf(origin, items)] : []),
    ...(url === undefined
      ? []
      : [{ kind: 'action', text: say('action'), url: absolute(origin, String(url)) } as const]),
    ...paragraphs(lang, `mail.${template}.after`, values),
  ];
  const own = `mail.${template}.why`;
  const usual = `mail.layout.${settingsUrl ? 'whyChosen' : stopUrl ? 'whyCompany' : 'whyAccount'}`;
  const letter = {
    lang,
    title: subject,
    blocks,
    why: translate(lang, own in messages[lang] ? own : usual),
    links: [
      ...(settingsUrl ? [{ text: translate(lang, 'mail.layout.settings'), url: absolute(origin, settingsUrl) }] : []),
      ...(stopUrl ? [{ text: translate(lang, 'notification.stop.go'), url: absolute(origin, stopUrl) }] : []),
    ],
    about: translate(lang, 'mail.layout.about'),
    linkHelp: translate(lang, 'mail.layout.linkHelp'),
    home: absolute(origin, lang === 'en' ? '/en' : '/'),
  };
  return {
    key,
    to: { email: to.email, name },
    subject,
    text: textOf(letter),
    html: htmlOf(letter),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': lang,
      'X-Auto-Response-Suppress': 'All',
      ...(stopUrl && {
        'List-Unsubscribe': `<${absolute(origin, stopUrl)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
};
