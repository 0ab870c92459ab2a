import { hasAccount } from '../account-id.ts';
import { type Actor, manages } from '../actor.ts';

/** Everybody with an account, for their own profile only: commands take the account from the actor. */
export const maySpeakForThemselves = hasAccount;

/** Blacklisted members may not ask a company to confirm that they worked there. */
export const mayAskConfirmation = (actor: Actor): boolean =>
  maySpeakForThemselves(actor) && actor.level !== 'blacklisted';

/** Only a company's admins may confirm who worked there: neither its editors nor staff may. */
export const mayConfirmSome = ({ companies, ...actor }: Actor): boolean =>
  mayAskConfirmation(actor) && Object.values(companies ?? {}).includes('admin');
export const mayConfirmFor = (actor: Actor, { companyId }: { readonly companyId: number }): boolean =>
  mayAskConfirmation(actor) && manages(actor, companyId, 'admin');
