import { accountId } from '../account-id.ts';
import type { Actor } from '../actor.ts';

/** Everybody with an account, for their own alerts only: commands take the account from the actor. */
export const mayKeepOwnAlerts = ({ id, role }: Actor): boolean => role !== 'visitor' && accountId.safeParse(id).success;
