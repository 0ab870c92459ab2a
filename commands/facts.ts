import type { OwnFiles } from '#infra/documents/own-files.ts';
import type { CompanyFacts } from './company/company-facts.ts';
import type { ContentFacts } from './company/content-facts.ts';
import type { ProfileFacts } from './profile/profile-facts.ts';

/** What commands need to know beside the stream that they decide on. */
export type Facts = {
  readonly companies: CompanyFacts;
  readonly content: ContentFacts;
  readonly contracts: Pick<OwnFiles, 'document'>;
  readonly profiles: ProfileFacts;
};
