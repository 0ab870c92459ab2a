import { type Actor, isAdministrator, isSignedIn, manages, oneOf } from '../actor.ts';

/** Who may ask what of accounts. */
export const mayGiveRoles = isAdministrator;
export const mayGiveLevels = oneOf('moderator', 'support', 'admin', 'superadmin');
export const mayBlockAccounts = mayGiveLevels;
export const mayConfirmAccounts = oneOf('support', 'admin', 'superadmin');
export const mayImpersonate = isAdministrator;
export const maySeeAccounts = mayGiveLevels;
export const mayExportContacts = isAdministrator;
export const mayAskManagement = isSignedIn;

type OfCompany = { readonly companyId: number };

/** Staff, and the company's own admins: editors write, admins say who else does. */
export const mayRunManagers = (actor: Actor, { companyId }: OfCompany): boolean =>
  oneOf('support', 'production', 'production_lead', 'admin', 'superadmin')(actor) || manages(actor, companyId, 'admin');

/** Staff name others: nobody but an administrator makes themselves the admin of a company that is not theirs. */
export const mayNameManager = (actor: Actor, data: OfCompany & { readonly accountId: string }): boolean =>
  mayRunManagers(actor, data) &&
  (data.accountId !== actor.id || isAdministrator(actor) || manages(actor, data.companyId, 'admin'));
