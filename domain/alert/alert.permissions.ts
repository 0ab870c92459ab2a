import { type Actor, accountId } from '../actor.ts';

/** Whoever has an account is told for themselves alone: commands take the account from who asks. */
export const mayKeepOwnAlerts = ({ id, role }: Actor): boolean => role !== 'visitor' && accountId.safeParse(id).success;
