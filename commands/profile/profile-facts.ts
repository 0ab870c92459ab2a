import { refuse } from '#domain/profile/profile.rejections.ts';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import type { CompanyFacts } from '../company/company-facts.ts';

/** What the rules of profiles have to know of places, categories and the files of people. */
export type ProfileFacts = Pick<CompanyFacts, 'isCountry' | 'categoryLevel'> &
  Pick<OwnFiles, 'image' | 'document'> & {
    /** The name of a company that everybody can see. */
    companyName(id: number): Promise<string | undefined>;
    /** The accounts that may confirm something in its name. */
    confirmersOf(companyId: number): Promise<readonly string[]>;
    /** Whether others see the person's profile: neither blacklisted, nor blocked, nor gone. */
    isSeen(accountId: string): Promise<boolean>;
  };

export type House = { readonly id: number | null; readonly name: string } | null;

/**
 * Where someone worked or learned: a company of the directory for as long as it is called by its name. What was said
 * `before` stays, should the company be called something else now.
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
