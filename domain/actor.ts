import { z } from 'zod';

export const roles = [
  'visitor',
  'member',
  'moderator',
  'translator',
  'editor',
  'ad_manager',
  'commercial',
  'production',
  'production_lead',
  'support',
  'admin',
  'superadmin',
] as const;

/** How far a member is trusted: new ones are young, staff or good deeds make them trusted. */
export const levels = ['blacklisted', 'young', 'trust'] as const;

/** What a person may do for a company. */
export const companyRoles = ['admin', 'editor'] as const;

export type Role = (typeof roles)[number];
export type Level = (typeof levels)[number];
export type CompanyRole = (typeof companyRoles)[number];

/** Who asks: an opaque id (never a name or an address), the role it acts in, and the companies it manages. */
export type Actor = {
  readonly id: string;
  readonly role: Role;
  readonly level?: Level;
  readonly companies?: Readonly<Record<number, CompanyRole>>;
  /** The administrator who acts as this account for a while; nothing for whoever is themselves. */
  readonly impersonatedBy?: string | null;
};

/** An account, and the person behind it: the subject of its personal fields. */
export const accountId = z.uuid();

export const visitor: Actor = { id: 'visitor', role: 'visitor' };

/** The operator at the command line, and a trusted service that holds the API token. */
export const operator: Actor = { id: 'operator', role: 'superadmin' };

/** Nobody in particular: what follows from something else by a rule. */
export const rule: Actor = { id: 'rule', role: 'superadmin' };

export const isSignedIn = ({ role }: Actor): boolean => role !== 'visitor';

/** The sentence that most permissions begin with: whoever acts in one of these roles. */
export const oneOf =
  (...allowed: readonly Role[]) =>
  ({ role }: Pick<Actor, 'role'>): boolean =>
    allowed.includes(role);

export const isAdministrator = oneOf('admin', 'superadmin');

/** Whoever asks for their own account, not an administrator who acts as them. */
export const isOneself = (actor: Actor): boolean => isSignedIn(actor) && !actor.impersonatedBy;

export const isStaff = ({ role }: Actor): boolean => role !== 'visitor' && role !== 'member';

/** Whether the company's page is the actor's to edit, or, with `as`, whether it acts there in that role. */
export const manages = ({ companies }: Actor, companyId: number, as?: CompanyRole): boolean => {
  const role = companies?.[companyId];
  return as ? role === as : role !== undefined;
};
