import { refuse } from '#domain/profile/profile.rejections.ts';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import type { CompanyFacts } from '../company/company-facts.ts';

/** What commands of profiles need to know about places, categories, companies and people's files. */
export type ProfileFacts = Pick<CompanyFacts, 'isCountry' | 'categoryLevel'> &
  Pick<OwnFiles, 'image' | 'document'> & {
    /** The name of a company; undefined for one that visitors cannot see. */
    companyName(id: number): Promise<string | undefined>;
    /** The accounts that may confirm experiences for the company. */
    confirmersOf(companyId: number): Promise<readonly string[]>;
    /** Whether a file is among the résumés of the person. */
    hasResume(accountId: string, resumeId: string): Promise<boolean>;
    /** Whether others can see the person's profile: not when they are blacklisted, blocked or erased. */
    isSeen(accountId: string): Promise<boolean>;
  };

export type House = { readonly id: number | null; readonly name: string } | null;

/**
 * Where a person worked or studied. The id of the company is kept only when the name is the company's, or when both are
 * the same as `before`, because the company may have a new name since.
 */
export const knownHouse = async ({ companyName }: ProfileFacts, house: House, before?: House): Promise<House> =>
  house?.id && (house.id !== before?.id || house.name !== before.name) && (await companyName(house.id)) !== house.name
    ? { ...house, id: null }
    : house;

/** Throws a `Rejection` for a category that does not exist. */
export const checkCategories = async (
  { categoryLevel }: ProfileFacts,
  categories: readonly string[],
  pointer: string,
): Promise<void> => {
  for (const category of categories)
    if (!(await categoryLevel(category))) throw refuse('category-unknown', { category }, pointer);
};
