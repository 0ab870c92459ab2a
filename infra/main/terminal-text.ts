import type { Language } from '#domain/language.ts';
import { translate } from '#locales/messages.ts';
import { languageOf } from '../http/request.ts';

/** What follows `--lang`, wherever it stands. */
const languageSaid = ([...said]: readonly string[]): string | undefined => {
  const at = said.indexOf('--lang');
  return at >= 0 ? said[at + 1] : said.find((one) => one.startsWith('--lang='))?.slice('--lang='.length);
};

/** The language of the terminal: `--lang`, else the one that the system is set to. */
export const terminalLanguage = (): Language =>
  languageOf(languageSaid(process.argv) || process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG);

/** What commands say to whoever typed them. */
export const terminalText = (id: string, values?: Readonly<Record<string, string | number>>): string =>
  translate(terminalLanguage(), id, values);
