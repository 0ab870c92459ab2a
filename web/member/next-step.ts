import type { OwnCompany } from '#read-api/company/own-companies.ts';
import type { OwnReview } from '#read-api/review/own-reviews.ts';
import type { ProfilePart } from '../settings/profile-frame.tsx';

type Company = Pick<OwnCompany, 'id' | 'name' | 'slug'>;

/** What is best done next on Sokoni by somebody who is signed in. */
export type NextStep =
  | { readonly kind: 'reviewRefused'; readonly company: Company }
  | { readonly kind: 'confirmations'; readonly company: Company; readonly count: number }
  | { readonly kind: 'profile'; readonly part: ProfilePart }
  | { readonly kind: 'firstReview' };

type Known = {
  readonly reviews: readonly { readonly status: OwnReview['status']; readonly company: Company | undefined }[];
  /** Companies whose administrator the person is, with the work experiences that wait for a confirmation. */
  readonly companies: readonly { readonly company: Company; readonly waiting: number }[];
  readonly filled: readonly ProfilePart[];
};

/** The parts of a profile by which others recognise somebody. */
const telling: readonly ProfilePart[] = ['identity', 'photos', 'experiences', 'coordinates'];

/** The one step to show: what went wrong first, then what others wait for, then what is missing; null when all is done. */
export const nextStepOf = ({ reviews, companies, filled }: Known): NextStep | null => {
  const refused = reviews.find(({ status, company }) => status === 'refused' && company);
  if (refused?.company) return { kind: 'reviewRefused', company: refused.company };
  const asked = companies.find(({ waiting }) => waiting > 0);
  if (asked) return { kind: 'confirmations', company: asked.company, count: asked.waiting };
  const part = telling.find((one) => !filled.includes(one));
  if (part) return { kind: 'profile', part };
  return reviews.length === 0 ? { kind: 'firstReview' } : null;
};
