import { accountId } from '../account-id.ts';
import type { Actor } from '../actor.ts';

/** Everybody with an account, for their own notifications only: commands take the account from the actor. */
export const mayKeepOwnNotifications = ({ id, role }: Actor): boolean =>
  role !== 'visitor' && accountId.safeParse(id).success;
