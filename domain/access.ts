import { type Actor, isSignedIn } from './actor.ts';
import { Rejection } from './rejection.ts';

/** Whether an actor may do something. */
export type Rule = (actor: Actor) => boolean;

/** Allows everybody, visitors too. */
export const anyone: Rule = () => true;

/** The rejection for a visitor who tries something that needs an account. */
export const signInNeeded = (): Rejection => new Rejection('access.sign-in', 'signed-out');

/** The rejection for an administrator who acts as another person and tries what only that person may do. */
export const notWhileActing = (): Rejection => new Rejection('access.acting', 'forbidden');

/** The rejection for an actor who is not allowed: a visitor is told to sign in first. */
export const refusalOf = (actor: Actor): Rejection =>
  isSignedIn(actor) ? new Rejection('access.not-allowed', 'forbidden') : signInNeeded();

/** Throws a `Rejection` when the rule does not allow the actor. */
export const demand = (rule: Rule, actor: Actor): void => {
  if (!rule(actor)) throw refusalOf(actor);
};
