import type { Decider } from '../decider.ts';
import type { CompanyCommand } from './company.commands.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { CompanyState } from './company.ts';
import { registered } from './registered.ts';
import type { SameCompanyEvent } from './same-company.events.ts';

/** What a page is to which others may lead; one that leads elsewhere itself has `moved`. */
export type Standing = 'public' | 'hidden' | 'moved' | 'unknown';

type Decisions = Pick<
  Decider<CompanyCommand, CompanyEvent | SameCompanyEvent, CompanyState>['decide'],
  'DeclareSameCompany' | 'UndoSameCompany' | 'CountJoinedRating'
>;

const refusals = { hidden: 'same-stays-hidden', moved: 'same-stays-moved', unknown: 'same-stays-unknown' } as const;

/**
 * Two pages of one company: one stays, and the other leaves the directory as one that goes offline, until it is undone.
 * The page that stays is public, so it leads nowhere itself: there are chains, and no circles.
 */
export const sameCompanyDecisions: Decisions = {
  DeclareSameCompany: ({ companyId, stays, standing }, state) => {
    const { same, presence } = registered(state);
    if (companyId === stays) throw refuse('same-itself', {}, '/stays');
    if (same?.stays === stays) return [];
    if (same) throw refuse('same-already');
    if (standing !== 'public') throw refuse(refusals[standing], {}, '/stays');
    return [
      { type: 'SameCompanyDeclared', data: { companyId, stays } },
      ...(presence === 'online' ? [{ type: 'CompanyTakenOffline', data: { companyId } } as const] : []),
    ];
  },
  UndoSameCompany: ({ companyId }, state) => {
    const { same } = registered(state);
    if (!same) return [];
    return [
      { type: 'SameCompanyUndone', data: { companyId, stays: same.stays } },
      ...(same.wasOnline ? [{ type: 'CompanyPutOnline', data: { companyId } } as const] : []),
    ];
  },
  CountJoinedRating: (data, state) => {
    const { reviews, scored, stars } = registered(state).joined;
    return reviews === data.reviews && scored === data.scored && stars === data.stars
      ? []
      : [{ type: 'JoinedRatingCounted', data }];
  },
};
