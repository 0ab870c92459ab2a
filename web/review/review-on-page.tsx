import { ReviewForm } from './review-form.tsx';
import { type ReviewToWrite, useWriteReview } from './use-write-review.ts';

/** The review form on its own page. */
export const ReviewOnPage = (props: ReviewToWrite) => <ReviewForm {...props} writing={useWriteReview(props)} />;
