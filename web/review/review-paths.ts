import type { Language } from '#domain/language.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { companyPath, reviewsPath, signInPath, writeReviewPath } from '../addresses/paths.ts';
import type { ReviewToWrite } from './use-write-review.ts';

/** Where the review form of a company leads. */
export const reviewPaths = (lang: Language, company: Pick<CompanyPage, 'id' | 'slug'>): ReviewToWrite['paths'] => {
  const action = writeReviewPath(lang, company);
  return {
    action,
    done: `${reviewsPath(lang, company)}#own`,
    signIn: signInPath(lang, action),
    company: companyPath(lang, company),
  };
};
