import { accountId } from '../account-id.ts';
import { type Actor, oneOf } from '../actor.ts';

/** Everybody with an account may report what they see, except blacklisted members. */
export const mayReport = ({ id, role, level }: Actor): boolean =>
  role !== 'visitor' && level !== 'blacklisted' && accountId.safeParse(id).success;

export const mayModerate = oneOf('moderator', 'admin', 'superadmin');
