import type { Actor, Role } from '#domain/actor.ts';

const administrators: readonly Role[] = ['admin', 'superadmin'];
const staff: readonly Role[] = [
  ...administrators,
  'moderator',
  'support',
  'commercial',
  'production',
  'production_lead',
];

const oneOf =
  (roles: readonly Role[]) =>
  ({ role }: Actor): boolean =>
    roles.includes(role);

/** Who may ask what of a company; members and managers come with their accounts. */
export const mayRegisterCompany = oneOf(administrators);
export const mayEditCompany = oneOf(staff);
export const mayApproveCompany = oneOf([...administrators, 'moderator']);
export const mayShowCompany = oneOf(staff);
