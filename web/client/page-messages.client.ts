import type { Language } from '#domain/language.ts';
import { pageAt } from '../addresses/page-at.ts';
import { pages } from '../addresses/pages.ts';
import { loadMessages } from './messages.client.ts';

const ofStaff: ReadonlySet<string> = new Set([
  'staff',
  'moderators',
  'account-staff',
  'audit-readers',
  'contract-staff',
  'contract-signers',
]);

/** Loads the messages of the page at `pathname`, where they are not there yet. Rejects when the server is out of reach. */
export const loadMessagesOf = async (lang: Language, pathname: string): Promise<void> => {
  const page = pageAt(pathname);
  const isOfStaff = page !== undefined && ofStaff.has(pages[page].rule);
  await Promise.all([loadMessages(lang, 'member'), isOfStaff && loadMessages(lang, 'staff')]);
};
