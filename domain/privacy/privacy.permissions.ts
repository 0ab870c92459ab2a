import { type Actor, accountId } from '../actor.ts';

/** Only the person, and the operator at the command line, may have someone erased; staff may not. */
export const mayErase = ({ id, role }: Actor): boolean => role !== 'visitor' && accountId.safeParse(id).success;
