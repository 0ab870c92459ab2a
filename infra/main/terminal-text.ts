import { translate } from '#locales/messages.ts';
import { languageOf } from '../http/request.ts';

/** What commands tell whoever typed them, in the language of the terminal. */
export const terminalText = (id: string, values?: Readonly<Record<string, string | number>>): string =>
  translate(languageOf(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG), id, values);
