import type { Language } from '#domain/language.ts';

/** The texts of the worker, which has no page to read them from. */
export type KeptWords = Readonly<Record<'bar.offline' | 'bar.slow' | 'bar.again' | 'asOf', string>>;

export type KeptPage = {
  readonly html: string;
  readonly lang: Language;
  readonly keptAt: Date;
  readonly now: Date;
  /** Why the page does not come from the network: there is none, or it takes too long. */
  readonly because: 'offline' | 'slow';
  readonly words: KeptWords;
  /** The reader's, unless told. */
  readonly timeZone?: string;
};

const fill = (text: string, time: string): string => text.replace('{time}', time);

type When = Pick<KeptPage, 'keptAt' | 'now' | 'lang' | 'timeZone'>;

const localeOf = ({ lang }: When): string => (lang === 'fr' ? 'fr-FR' : 'en-GB');

const dayOf = (when: When, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(when), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: when.timeZone,
  }).format(at);

const sameDay = (when: When): boolean => dayOf(when, when.keptAt) === dayOf(when, when.now);

/** `14:32` for today, else with the day. */
export const timeOf = (when: When): string => {
  const { keptAt, timeZone } = when;
  const clock = new Intl.DateTimeFormat(localeOf(when), { hour: '2-digit', minute: '2-digit', timeZone }).format(
    keptAt,
  );
  return sameDay(when) ? clock : `${dayOf(when, keptAt)} ${clock}`;
};

/** The hours of then are not marked as today's once that day is over. */
const withoutToday = (html: string): string =>
  html
    .replace(/<span class="today">.*?<\/span>/gs, '')
    .replace(/<tr aria-current="date">(<th scope="row">[^<,]*)(?:<!-- -->)?,[^<]*(<\/th>)/g, '<tr>$1$2');

/**
 * The page as one shows it later: a bar says since when it has been kept, and whether a company is open is told as of
 * then, in words and without the mark of what is open now.
 */
export const markStored = ({ html, because, words, ...when }: KeptPage): string => {
  const time = timeOf(when);
  const bar = `<p class="kept-bar" role="status"><span>${fill(words[`bar.${because}`], time)}</span> <a href="">${words['bar.again']}</a></p>`;
  return (sameDay(when) ? html : withoutToday(html))
    .replace('<html ', `<html data-kept="${when.keptAt.toISOString()}" `)
    .replace(/<a class="skip"[^>]*>[^<]*<\/a>/, (skip) => skip + bar)
    .replace(
      /(<span class="open" data-s=")(?:open|soon|closed)("[^>]*><span>)/g,
      (_, before: string, after: string) => `${before}unknown${after}${fill(words.asOf, time)} `,
    );
};
