import { accountId } from '../account-id.ts';
import { type Actor, operator } from '../actor.ts';

/** People may erase themselves; staff may not erase others. */
export const mayErase = ({ id, role }: Actor): boolean => role !== 'visitor' && accountId.safeParse(id).success;

/** Only the operator at the command line may have anybody erased. */
export const mayOrderErasure = ({ id }: Actor): boolean => id === operator.id;
