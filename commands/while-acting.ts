import { notWhileActing } from '#domain/access.ts';
import type { Actor } from '#domain/actor.ts';

/** The contexts whose commands mend a page or a profile: what an administrator acts as somebody for. */
const mendable: ReadonlySet<string> = new Set(['profile', 'company']);

/** Commands of those contexts that say something in the person's own name, or commit them. */
const personal: ReadonlySet<string> = new Set([
  'profile/ask-confirmation',
  'profile/withdraw-confirmation',
  'profile/confirm-experience',
  'profile/refuse-confirmation',
  'profile/undo-confirmation-decision',
  'company/register-company',
  'company/confirm-company-facts',
]);

/**
 * Refuses what an administrator asks while acting as someone else, but for corrections of profiles and companies' pages:
 * whoever is acted for reviews, reports, confirms, asks and leaves for themselves.
 */
export const refuseWhileActing = (actor: Actor, { context, name }: { context: string; name: string }): void => {
  if (!actor.impersonatedBy) return;
  if (!mendable.has(context) || personal.has(`${context}/${name}`)) throw notWhileActing();
};
