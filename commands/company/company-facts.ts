import { refuse } from '#domain/company/company.rejections.ts';

type Soon<T> = T | Promise<T>;

/** What the rules of companies have to know of places and categories. */
export type CompanyFacts = {
  isCountry(country: string): Soon<boolean>;
  /** The city's name in the gazetteer; nothing for an id that it does not have in that country. */
  cityName(country: string, cityId: number): Soon<string | undefined>;
  /** `top` is a category that only holds others; nothing for an unknown id. */
  categoryLevel(categoryId: string): Soon<'top' | 'sub' | undefined>;
};

/** A sub-category that exists. Throws a `Rejection` for any other. */
export const knownSubCategory = async (facts: CompanyFacts, category: string): Promise<string> => {
  const level = await facts.categoryLevel(category);
  if (!level) throw refuse('category-unknown', { category }, '/category');
  if (level === 'top') throw refuse('subcategory-required', { category }, '/category');
  return category;
};
