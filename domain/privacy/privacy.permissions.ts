import { hasAccount } from '../account-id.ts';
import { type Actor, operator } from '../actor.ts';

/** People may erase themselves; staff may not erase others. */
export const mayErase = hasAccount;

/** Only the operator at the command line may have anybody erased. */
export const mayOrderErasure = ({ id }: Actor): boolean => id === operator.id;
