import { redirect } from 'react-router';
import { addressOf } from './address-of.ts';

/** Leads to the last page of a list that has become shorter than the page which the address asks for. */
export const leadToLastPage = (request: Request, page: number, pages: number): void => {
  const last = Math.max(1, pages);
  if (page <= last) return;
  const { pathname, searchParams } = addressOf(request);
  if (last > 1) searchParams.set('page', String(last));
  else searchParams.delete('page');
  throw redirect([pathname, searchParams.toString()].filter(Boolean).join('?'));
};
