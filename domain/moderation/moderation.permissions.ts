import { hasAccount } from '../account-id.ts';
import { type Actor, oneOf } from '../actor.ts';

/** Everybody with an account may report what they see, except blacklisted members. */
export const mayReport = (actor: Actor): boolean => hasAccount(actor) && actor.level !== 'blacklisted';

export const mayModerate = oneOf('moderator', 'admin', 'superadmin');
