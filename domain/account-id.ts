import { z } from 'zod';
import { type Actor, isSignedIn } from './actor.ts';

/** The id of an account, and of the person whose key encrypts its personal fields. */
export const accountId = z.uuid();

/** Everybody who acts for an account of their own: no visitor, operator or rule. */
export const hasAccount = (actor: Actor): boolean => isSignedIn(actor) && accountId.safeParse(actor.id).success;
