import { type Actor, accountId } from '../actor.ts';

/** Whoever has an account reads and chooses for themselves alone: commands take the account from who asks. */
export const mayKeepOwnNotifications = ({ id, role }: Actor): boolean =>
  role !== 'visitor' && accountId.safeParse(id).success;
