import { type Actor, accountId, manages } from '../actor.ts';

/** Everybody speaks for themselves: a command about a profile is about the profile of whoever asks. */
export const maySpeakForThemselves = ({ id, role }: Actor): boolean =>
  role !== 'visitor' && accountId.safeParse(id).success;

/** A company is not asked by somebody whose words are hidden. */
export const mayAskConfirmation = (actor: Actor): boolean =>
  maySpeakForThemselves(actor) && actor.level !== 'blacklisted';

/** Only those who answer for a company say who worked there: neither its editors nor the platform's own people. */
export const mayConfirmSome = ({ companies, ...actor }: Actor): boolean =>
  mayAskConfirmation(actor) && Object.values(companies ?? {}).includes('admin');
export const mayConfirmFor = (actor: Actor, { companyId }: { readonly companyId: number }): boolean =>
  mayAskConfirmation(actor) && manages(actor, companyId, 'admin');
