import { hasAccount } from '../account-id.ts';
import { type Actor, isAdministrator, manages, oneOf } from '../actor.ts';

/** Who may do what with accounts. */
export const mayGiveRoles = isAdministrator;
export const mayGiveLevels = oneOf('moderator', 'support', 'admin', 'superadmin');
export const mayBlockAccounts = mayGiveLevels;
export const mayConfirmAccounts = oneOf('support', 'admin', 'superadmin');
export const mayImpersonate = isAdministrator;
export const maySeeAccounts = mayGiveLevels;
export const mayExportContacts = isAdministrator;
/** For the operator, who prepares the first administrator and the demo. */
export const mayCreateAccounts = oneOf('superadmin');
export const mayChangeOwnSignIn = hasAccount;

/** Those who decide claims, and whoever sent it, read a document that shows that a page is theirs. */
export const mayReadClaimDocuments = (actor: Actor, sender: string): boolean =>
  actor.id === sender || oneOf('moderator', 'admin', 'superadmin')(actor);

type OfCompany = { readonly companyId: number };

/** Staff and the company's own admins may choose its managers; its editors may not. */
export const mayRunManagers = (actor: Actor, { companyId }: OfCompany): boolean =>
  oneOf('moderator', 'support', 'production', 'production_lead', 'admin', 'superadmin')(actor) ||
  manages(actor, companyId, 'admin');

/** Every manager of a company may object to somebody who claims its page, in their own name. */
export const mayContestManagement = (actor: Actor, { companyId, by }: OfCompany & { readonly by: string }): boolean =>
  actor.id === by && manages(actor, companyId);

/**
 * Staff may name other people. Only administrators may name themselves a manager of a company that they are not an
 * admin of.
 */
export const mayNameManager = (actor: Actor, data: OfCompany & { readonly accountId: string }): boolean =>
  mayRunManagers(actor, data) &&
  (data.accountId !== actor.id || isAdministrator(actor) || manages(actor, data.companyId, 'admin'));
