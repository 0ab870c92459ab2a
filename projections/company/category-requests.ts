import { categoryChangeEvents } from '#domain/company/category-change.events.ts';
import { projection, table } from '../projection.ts';

/** The last request of a company for another category. */
export type CategoryRequestRow = {
  company: number;
  request: string;
  currentCategory: string;
  newCategory: string;
  changeReason: string;
  /** The account that asked. */
  asker: string;
  /** ISO 8601. */
  since: string;
  /** Null while it waits for staff. */
  outcome: 'approved' | 'refused' | 'cancelled' | null;
  /** Why staff refused it. */
  answer: string | null;
};

const tables = {
  request: table<CategoryRequestRow>({
    columns: {
      company: 'integer not null',
      request: 'text not null',
      currentCategory: 'text not null',
      newCategory: 'text not null',
      changeReason: 'text not null',
      asker: 'text not null',
      since: 'text not null',
      outcome: 'text',
      answer: 'text',
    },
    key: ['company'],
    indexes: ['(since) where outcome is null'],
  }),
};

/** Which companies ask for another category, and what staff decided last. */
export const categoryRequests = projection(categoryChangeEvents)({
  name: 'category_requests',
  version: 1,
  tables,
  on: {
    CategoryChangeAsked: ({ request }, { data: { companyId, requestId, ...said }, actor, at }) =>
      request.insert({
        company: companyId,
        request: requestId,
        ...said,
        asker: actor,
        since: at,
        outcome: null,
        answer: null,
      }),
    CategoryChangeCancelled: ({ request }, { data: { companyId } }) =>
      request.change(companyId, (row) => ({ ...row, outcome: 'cancelled' })),
    CategoryChangeApproved: ({ request }, { data: { companyId } }) =>
      request.change(companyId, (row) => ({ ...row, outcome: 'approved' })),
    CategoryChangeRefused: ({ request }, { data: { companyId, reason } }) =>
      request.change(companyId, (row) => ({ ...row, outcome: 'refused', answer: reason })),
  },
});
