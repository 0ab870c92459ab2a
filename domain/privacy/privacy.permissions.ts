import { accountId } from '../account-id.ts';
import type { Actor } from '../actor.ts';

/** People may erase themselves, and the operator anybody at the command line; staff may not erase others. */
export const mayErase = ({ id, role }: Actor): boolean => role !== 'visitor' && accountId.safeParse(id).success;
