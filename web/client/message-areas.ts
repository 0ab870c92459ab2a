import type { Page } from '../addresses/pages.ts';

/** The messages that are loaded together (`locales/compiled-messages.ts`). */
export type Area = 'shared' | 'account' | 'claim' | 'company' | 'own' | 'profile' | 'staff' | 'island';

const ofStaff: ReadonlySet<string> = new Set([
  'staff',
  'moderators',
  'administrators',
  'account-staff',
  'audit-readers',
  'contract-staff',
  'contract-signers',
  'client-email-exporters',
  'sales-readers',
]);

/** By the folder of a page, what it needs beside what all share. */
const byFolder: Readonly<Record<string, readonly Area[]>> = {
  account: ['account'],
  'company-claim': ['claim'],
  'company-edit': ['company'],
  contract: ['own'],
  member: ['own'],
  notification: ['own'],
  profile: ['profile'],
  review: ['own'],
};
const ofMembers: readonly Area[] = ['account', 'claim', 'company', 'own', 'profile'];

/** The areas whose messages a page needs in the browser; of a page that is not known, all that members may see. */
export const areasOf = (page: Pick<Page, 'file' | 'rule'> | undefined): readonly Area[] => {
  if (page && ofStaff.has(page.rule)) return ['shared', 'staff'];
  const [folder = ''] = page?.file?.split('/') ?? [];
  return ['shared', ...(byFolder[folder] ?? ofMembers)];
};
