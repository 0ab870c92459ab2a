import { sameCompanyEvents } from '#domain/company/same-company.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import { type Intent, reactor } from '#infra/reactions/reactor.ts';

type OfCompany = { readonly id: string; readonly data: { readonly companyId: number; readonly stays?: number } };

const count = ({ id, data: { companyId, stays } }: OfCompany): readonly Intent[] => [
  { key: `${id}/joined`, kind: 'count-joined', company: companyId, ...(stays !== undefined && { stays }) },
];

/** Counts the reviews of a page among those of the page that it leads to, in search as on that page. */
export const joinedRatings = reactor({ ...sameCompanyEvents, ...reviewEvents })({
  name: 'joined-ratings',
  on: {
    SameCompanyDeclared: count,
    SameCompanyUndone: count,
    ReviewPublished: count,
    ReviewEdited: count,
    ReviewRefused: count,
    ReviewDecisionUndone: count,
    ReviewRetracted: count,
    ReviewHidden: count,
    ReviewShownAgain: count,
  },
});
