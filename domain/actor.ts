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

/** How far a member is trusted. New members are `young`; staff can change the level. */
export const levels = ['blacklisted', 'young', 'trust'] as const;

/** What a person may do for a company. */
export const companyRoles = ['admin', 'editor'] as const;

export type Role = (typeof roles)[number];
export type Level = (typeof levels)[number];
export type CompanyRole = (typeof companyRoles)[number];

/** Who gives a command: an opaque id (never a name or an address), a role, and the companies that they manage. */
export type Actor = {
  readonly id: string;
  readonly role: Role;
  readonly level?: Level;
  readonly companies?: Readonly<Record<number, CompanyRole>>;
  /** The administrator who acts as this account for a while; null or missing otherwise. */
  readonly impersonatedBy?: string | null;
};

export const visitor: Actor = { id: 'visitor', role: 'visitor' };

/** The operator at the command line, or a trusted service that has the API token. */
export const operator: Actor = { id: 'operator', role: 'superadmin' };

/** The actor of commands that no person gives: the product sends them after an event. */
export const rule: Actor = { id: 'rule', role: 'superadmin' };

export const isSignedIn = ({ role }: Actor): boolean => role !== 'visitor';

/** A permission for everybody who acts in one of these roles. */
export const oneOf =
  (...allowed: readonly Role[]) =>
  ({ role }: Pick<Actor, 'role'>): boolean =>
    allowed.includes(role);

export const isAdministrator = oneOf('admin', 'superadmin');

/** True for people who are signed in; false for an administrator who acts as one of them. */
export const isOneself = (actor: Actor): boolean => isSignedIn(actor) && !actor.impersonatedBy;

export const isStaff = ({ role }: Actor): boolean => role !== 'visitor' && role !== 'member';

/** Whether the actor manages the company, or, with `as`, whether they manage it in that role. */
export const manages = ({ companies }: Actor, companyId: number, as?: CompanyRole): boolean => {
  const role = companies?.[companyId];
  return as ? role === as : role !== undefined;
};
