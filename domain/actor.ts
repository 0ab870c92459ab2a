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

export type Role = (typeof roles)[number];

/** Who asks: an opaque id (never a name or an address) and the role it acts in. */
export type Actor = { readonly id: string; readonly role: Role };

export const visitor: Actor = { id: 'visitor', role: 'visitor' };

/** The operator at the command line, and a trusted service that holds the API token. */
export const operator: Actor = { id: 'operator', role: 'superadmin' };
