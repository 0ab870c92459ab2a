import { hasAccount } from '../account-id.ts';
import { type Actor, isAdministrator, isOneself, isSignedIn, manages, oneOf } from '../actor.ts';

type OfCompany = { readonly companyId: number };

const editsAll = oneOf('admin', 'superadmin', 'moderator', 'support', 'commercial', 'production', 'production_lead');

const managesSome = ({ companies }: Actor): boolean => Object.keys(companies ?? {}).length > 0;

/** Any member may register a company; visitors see it once staff approves it. Blacklisted members may not. */
export const mayRegisterCompany = (actor: Actor): boolean => isSignedIn(actor) && actor.level !== 'blacklisted';
export const mayEditSomeCompany = (actor: Actor): boolean => editsAll(actor) || managesSome(actor);
/** The roles of `editsAll` may edit every company, managers their own. */
export const mayEditCompany = (actor: Actor, { companyId }: OfCompany): boolean =>
  editsAll(actor) || manages(actor, companyId);
/** Everybody with an account, for themselves alone: nobody applies while acting as somebody. */
export const mayTakeBackApplication = (actor: Actor): boolean => isOneself(actor) && hasAccount(actor);
/** Blacklisted members may not write to companies. */
export const mayApplyForJobs = (actor: Actor): boolean =>
  mayTakeBackApplication(actor) && actor.level !== 'blacklisted';
/** Applications are for the managers of the company alone: staff do not see them. */
export const maySeeApplications = (actor: Actor, { companyId }: OfCompany): boolean => manages(actor, companyId);
export const mayApproveCompany = oneOf('admin', 'superadmin', 'moderator');
/** Who says which companies are clients, and reads it. */
export const mayMarkClient = oneOf('moderator', 'commercial', 'admin', 'superadmin');
/** Who may set the source of a company, and mark it as invented for the demo. */
export const maySayWhereFrom = isAdministrator;
/** Who says that two pages are of one company. */
export const mayDeclareSame = mayApproveCompany;
export const mayValidatePhotos = mayApproveCompany;
/** Who moves photos from page to page, and deletes them with a letter to the managers. */
export const mayMovePhotos = mayApproveCompany;
/** Who notes that a number does not work; those who edit the page say when it works again. */
export const mayNoteNumberProblem = mayApproveCompany;
/** Who gives all numbers of a country their new form, and takes that back. */
export const mayChangeNumbers = isAdministrator;
/** The staff who have a desk find every company by its name, public or not. */
export const mayFindEveryCompany = oneOf('moderator', 'support', 'admin', 'superadmin');
