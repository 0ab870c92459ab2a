import type { ReviewConfig } from './write-review.machine.ts';

const yes = /^(1|on|true)$/;

type Asked = { readonly companyId: number; readonly isSignedIn: boolean; readonly url: URL; readonly opens: boolean };

/** How the review form of a page begins. `?review=1` opens it with the page, `just-registered=1` welcomes. */
export const reviewConfig = ({ companyId, isSignedIn, url, opens }: Asked): ReviewConfig => ({
  companyId,
  postUrl: '/ajax/review',
  restricted: !isSignedIn,
  initialOpen: opens || yes.test(url.searchParams.get('review') ?? ''),
  justRegistered: yes.test(url.searchParams.get('just-registered') ?? ''),
});
