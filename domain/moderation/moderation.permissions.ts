import { type Actor, accountId, oneOf } from '../actor.ts';

/** Whoever has an account may report what they see; who is blacklisted may not. */
export const mayReport = ({ id, role, level }: Actor): boolean =>
  role !== 'visitor' && level !== 'blacklisted' && accountId.safeParse(id).success;

export const mayModerate = oneOf('moderator', 'admin', 'superadmin');
