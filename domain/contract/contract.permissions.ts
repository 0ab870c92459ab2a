import { type Actor, isAdministrator, manages, oneOf } from '../actor.ts';

/** Who may do what with contracts. A commercial changes their own contracts only (`contract.ts`). */
export const mayReadContracts = oneOf('commercial', 'production', 'production_lead', 'support', 'admin', 'superadmin');
/** Signs, and changes what was agreed. */
export const maySignContracts = oneOf('commercial', 'production_lead', 'admin', 'superadmin');
/** Delivers what was bought. */
export const mayDeliverContracts = oneOf('production', 'production_lead', 'admin', 'superadmin');
/** Notes what was said and what goes wrong: support too, whom clients call. */
export const mayNoteOnContracts = mayReadContracts;
/** Adds options, items and files. */
export const mayAddToContracts = oneOf('commercial', 'production', 'production_lead', 'admin', 'superadmin');
/** Chooses who sells and who delivers. */
export const mayAssignContracts = oneOf('production_lead', 'admin', 'superadmin');
export const mayDeleteContracts = mayAssignContracts;

/** The managers of a company see its own contracts, without what staff note in them; so do staff who read contracts. */
export const maySeeOwnContracts = (actor: Actor, { companyId }: { readonly companyId: number }): boolean =>
  manages(actor, companyId) || mayReadContracts(actor);

/** The managers of a company ask that its contracts go on; the team renews them. */
export const mayAskForRenewals = ({ companies }: Actor): boolean => Object.keys(companies ?? {}).length > 0;
export const mayAskForRenewal = (actor: Actor, { companyId }: { readonly companyId: number }): boolean =>
  manages(actor, companyId);

type People = {
  readonly userCommercial: string;
  readonly userProduction: string | null;
  readonly userProductionN1: string | null;
};

/** The client's e-mail is for those who work on the contract, who lead production, and administrators. */
export const maySeeClientEmail = (
  actor: Actor,
  { userCommercial, userProduction, userProductionN1 }: People,
): boolean =>
  isAdministrator(actor) ||
  actor.role === 'production_lead' ||
  (mayReadContracts(actor) && [userCommercial, userProduction, userProductionN1].includes(actor.id));

/** The roles in which a person may be chosen for each place in a contract. */
export const mayBeCommercial = oneOf('commercial', 'production_lead', 'admin', 'superadmin');
export const mayBeProduction = oneOf('production', 'production_lead', 'admin', 'superadmin');
export const mayBeProductionLead = oneOf('production_lead', 'admin', 'superadmin');
/** The places in a contract, with who may hold them. */
export const mayHold = { commercial: mayBeCommercial, production: mayBeProduction, lead: mayBeProductionLead } as const;
export type ContractPlace = keyof typeof mayHold;

/** Takes clients' e-mails out as a file: a commercial those of their own contracts, whatever else they may read. */
export const mayExportClientEmails = maySignContracts;
export const mayExportClientEmail = (actor: Actor, { userCommercial }: Pick<People, 'userCommercial'>): boolean =>
  mayExportClientEmails(actor) && (actor.role !== 'commercial' || actor.id === userCommercial);

/** Takes the list of contracts out as a file: a commercial their own contracts, whatever else they may read. */
export const mayExportContracts = maySignContracts;
export const mayExportContract = (actor: Actor, { commercial }: { readonly commercial: string }): boolean =>
  mayExportContracts(actor) && (actor.role !== 'commercial' || actor.id === commercial);

/** The figures of the sales; a commercial sees their own alone. */
export const mayReadSales = oneOf('commercial', 'production_lead', 'admin', 'superadmin');
