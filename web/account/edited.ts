import type { OwnCompany } from '#read-api/company/own-companies.ts';

/** Whether somebody edits the page of a company that is listed among theirs. */
export const isEdited = ({ role, state }: Pick<OwnCompany, 'role' | 'state'>): boolean =>
  role !== null && state !== 'moved';
