import { oneOf } from '#domain/actor.ts';

/** Who may ask what of a company; members and managers come with their accounts. */
export const mayRegisterCompany = oneOf('admin', 'superadmin');
export const mayEditCompany = oneOf(
  'admin',
  'superadmin',
  'moderator',
  'support',
  'commercial',
  'production',
  'production_lead',
);
export const mayApproveCompany = oneOf('admin', 'superadmin', 'moderator');
export const mayShowCompany = mayEditCompany;
