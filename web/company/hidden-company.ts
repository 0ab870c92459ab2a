import type { RouterContextProvider } from 'react-router';
import { mayEditCompany } from '#domain/company/company.permissions.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';

/** A company's page that visitors do not see, and why, for those who may edit it; null for everybody else. */
export const hiddenCompany = async (context: Readonly<RouterContextProvider>, id: number, at: Date) => {
  const viewer = context.get(viewerContext);
  if (!(id > 0) || !viewer || !mayEditCompany(viewer, { companyId: id })) return null;
  const api = context.get(readApiContext);
  const [page, company] = await Promise.all([api.ownCompanyPage(id, at), api.companyToEdit(id)]);
  return page && company && company.state !== 'moved' ? { page, state: company.state } : null;
};
