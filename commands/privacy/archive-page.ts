import type { Language } from '#domain/language.ts';
import { messages, translate } from '#locales/messages.ts';
import { regional } from '#locales/regional.ts';
import { eventName, wordFor } from '#read-api/audit/event-words.ts';
import type { ArchiveData } from './archive-data.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const moments = (lang: Language) =>
  new Intl.DateTimeFormat(regional[lang], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const days: Readonly<Record<Language, Intl.DateTimeFormat>> = { fr: moments('fr'), en: moments('en') };
const day = (lang: Language, at: Date): string => days[lang].format(at);

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text);

/** A sign-in or a failed attempt, with its outcome as a sentence. */
const attempt = (lang: Language, { way, outcome, ...rest }: Readonly<Record<string, unknown>>): object => ({
  outcome: messages[lang][`account.attempt.${way}.${outcome}`] ?? `${way}, ${outcome}`,
  ...rest,
});

const choice = (lang: Language, key: string, value: string): string =>
  messages[lang][`profile.${key}.${value}`] ?? value;

const html = (lang: Language, value: unknown, key = ''): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return day(lang, value);
  if (typeof value === 'string' && isMoment(value)) return day(lang, new Date(value));
  if (typeof value === 'boolean') return translate(lang, value ? 'web.yes' : 'web.no');
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return `<ul>${value.map((one) => `<li>${html(lang, one, key)}</li>`).join('')}</ul>`;
  }
  if (typeof value === 'object') {
    const rows = Object.entries(value)
      .filter(([name]) => name !== 'placeholder' && name !== 'versions')
      .map(([name, part]) => `<dt>${escaped(wordFor(lang, name))}</dt><dd>${html(lang, part, name)}</dd>`);
    return `<dl>${rows.join('')}</dl>`;
  }
  return escaped(choice(lang, key, String(value)));
};

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1f1b16;background:#faf6ee;max-width:56rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.2}section{background:#fff;border:1px solid #e2d7c4;border-radius:14px;padding:1rem 1.25rem;margin:1rem 0}
dl{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr;gap:.25rem 1rem;margin:.25rem 0}dt{color:#5b5245}dd{margin:0;overflow-wrap:anywhere}
dl dl{grid-template-columns:1fr;gap:0;padding-inline-start:.75rem;border-inline-start:2px solid #e2d7c4}dl dl dd{margin-block-end:.35rem}ul{margin:0;padding-inline-start:1.25rem}li+li{margin-top:.5rem}h3{margin:.75rem 0 0;font-size:1rem}time{color:#5b5245}`;

/** The archive as one HTML page that loads nothing else. `files` are the names of the files beside it. */
export const archivePage = (data: ArchiveData, files: readonly string[], lang: Language): string => {
  const t = (id: string, values?: Record<string, string>) => escaped(translate(lang, id, values));
  const section = (id: string, inside: string) =>
    `<section><h2>${t(id)}</h2>${inside || `<p>${t('privacy.archive.none')}</p>`}</section>`;
  const events = data.events.map(
    ({ type, at, data: content }) =>
      `<h3>${escaped(eventName(lang, type))} · <time datetime="${at}">${day(lang, new Date(at))}</time></h3>${html(lang, content)}`,
  );
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('privacy.archive.title')}</title><style>${style}</style></head><body>
<h1>${t('privacy.archive.title')}</h1><p>${t('privacy.archive.made', { day: day(lang, new Date(data.made)) })}</p><p>${t('privacy.archive.rights')}</p>
${section('privacy.archive.today', data.profile ? html(lang, data.profile) : '')}
${section('privacy.archive.files', files.map((name) => `<p><a href="${encodeURI(name)}">${escaped(name)}</a></p>`).join(''))}
${section('privacy.archive.sessions', data.sessions.map((one) => html(lang, one)).join(''))}
${section('privacy.archive.signIn', data.signIns.map((one) => html(lang, one)).join(''))}
${section('privacy.archive.attempts', data.attempts.map((one) => html(lang, attempt(lang, { ...one }))).join(''))}
${section('privacy.exports', data.exports.map((one) => html(lang, one)).join(''))}
${section('privacy.archive.mails', data.mails.map((one) => html(lang, one)).join(''))}
${section('privacy.archive.drafts', data.drafts.map((one) => html(lang, one)).join(''))}
${section('privacy.archive.events', events.join(''))}
</body></html>`;
};
