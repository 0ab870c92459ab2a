import { notWhileActing } from '#domain/access.ts';
import type { Actor } from '#domain/actor.ts';
import type { Command } from './command.ts';

/** The contexts whose commands correct a page or a profile, which is why administrators act as somebody. */
const mendable: ReadonlySet<string> = new Set(['profile', 'company']);

/** Commands of those contexts that only the person may send, because they speak in their name or commit them. */
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
 * Throws a `Rejection` for a command of an administrator who acts as somebody, unless it corrects a profile or a
 * company's page or says `whileActing`. Only the person may review, report, confirm, request or leave.
 */
export const refuseWhileActing = (
  actor: Actor,
  { context, name, whileActing }: Pick<Command, 'context' | 'name' | 'whileActing'>,
): void => {
  if (!actor.impersonatedBy || whileActing) return;
  if (!mendable.has(context) || personal.has(`${context}/${name}`)) throw notWhileActing();
};
