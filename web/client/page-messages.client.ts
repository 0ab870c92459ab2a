import type { Language } from '#domain/language.ts';
import { pageAt } from '../addresses/page-at.ts';
import { pages } from '../addresses/pages.ts';
import { areasOf } from './message-areas.ts';
import { loadMessages } from './messages.client.ts';

/** Loads the messages of the page at `pathname`, where they are not there yet. Rejects when the server is out of reach. */
export const loadMessagesOf = async (lang: Language, pathname: string): Promise<void> => {
  const page = pageAt(pathname);
  await Promise.all(areasOf(page && pages[page]).map((area) => loadMessages(lang, area)));
};
