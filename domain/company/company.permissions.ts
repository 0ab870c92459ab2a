import { type Actor, isAdministrator, isSignedIn, manages, oneOf } from '../actor.ts';

type OfCompany = { readonly companyId: number };

const editsAll = oneOf('admin', 'superadmin', 'moderator', 'support', 'commercial', 'production', 'production_lead');

const managesSome = ({ companies }: Actor): boolean => Object.keys(companies ?? {}).length > 0;

/** Any member lists their company: it is seen once staff has approved it. Staff edit any, managers their own. */
export const mayRegisterCompany = (actor: Actor): boolean => isSignedIn(actor) && actor.level !== 'blacklisted';
export const mayEditSomeCompany = (actor: Actor): boolean => editsAll(actor) || managesSome(actor);
export const mayEditCompany = (actor: Actor, { companyId }: OfCompany): boolean =>
  editsAll(actor) || manages(actor, companyId);
export const mayApproveCompany = oneOf('admin', 'superadmin', 'moderator');
/** A company's source, and that it is a demo's. */
export const maySayWhereFrom = isAdministrator;
export const mayValidatePhotos = mayApproveCompany;
