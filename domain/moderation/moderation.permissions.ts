import { accountId } from '../account-id.ts';
import { type Actor, oneOf } from '../actor.ts';
import { mayEditCompany } from '../company/company.permissions.ts';
import { kindsOfModerators, type ProblemKind } from './problem-kinds.ts';

/** Everybody with an account may report what they see, except blacklisted members. */
export const mayReport = ({ id, role, level }: Actor): boolean =>
  role !== 'visitor' && level !== 'blacklisted' && accountId.safeParse(id).success;

export const mayModerate = oneOf('moderator', 'admin', 'superadmin');

type Pictured = { readonly companyId: number; readonly kind: ProblemKind; readonly reporter: string | null };

/** Those who decide what was reported, and whoever reported it, see the pictures that came with it. */
export const maySeeProblemPictures = (actor: Actor, { companyId, kind, reporter }: Pictured): boolean =>
  mayModerate(actor) ||
  (reporter !== null && actor.id === reporter) ||
  (!kindsOfModerators.includes(kind) && mayEditCompany(actor, { companyId }));
