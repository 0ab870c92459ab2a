import { type Actor, isSignedIn } from './actor.ts';
import { Rejection } from './rejection.ts';

/** Says who may do something. */
export type Rule = (actor: Actor) => boolean;

/** Everybody may, visitors too. */
export const anyone: Rule = () => true;

/** The answer to a visitor who asks for what needs an account. */
export const signInNeeded = (): Rejection => new Rejection('access.sign-in', 'signed-out');

/** The answer to an administrator who asks, as someone else, for what only that person may do. */
export const notWhileActing = (): Rejection => new Rejection('access.acting', 'forbidden');

/** The answer to an actor who may not: to sign in first, or no. */
export const refusalOf = (actor: Actor): Rejection =>
  isSignedIn(actor) ? new Rejection('access.not-allowed', 'forbidden') : signInNeeded();

/** Refuses an actor whom the rule does not let through. */
export const demand = (rule: Rule, actor: Actor): void => {
  if (!rule(actor)) throw refusalOf(actor);
};
