import type { RouterContextProvider } from 'react-router';
import { manages } from '#domain/actor.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';
import type { ReviewsShown } from './company-reviews.tsx';
import { reviewConfig } from './review-config.ts';

/** What is to be shown of a company's reviews to whoever looks. */
export const reviewsOf = async (
  context: Readonly<RouterContextProvider>,
  companyId: number,
  url: URL,
  at: Date,
  page = 1,
): Promise<ReviewsShown> => {
  const api = context.get(readApiContext);
  const viewer = context.get(viewerContext);
  const [reviews, own] = await Promise.all([
    api.companyReviews(companyId, page),
    viewer ? api.ownReview(viewer.id, companyId) : null,
  ]);
  return {
    reviews,
    own,
    config: reviewConfig({ companyId, isSignedIn: viewer !== null, url, opens: false }),
    isManager: viewer !== null && manages(viewer, companyId),
    today: at.toISOString().slice(0, 10),
  };
};
