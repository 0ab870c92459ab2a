import { refuse } from '#domain/company/company.rejections.ts';

type Soon<T> = T | Promise<T>;

/** What commands of companies need to know about places and categories. */
export type CompanyFacts = {
  isCountry(country: string): Soon<boolean>;
  /** The city's name in the gazetteer; undefined when the country has no city of that id. */
  cityName(country: string, cityId: number): Soon<string | undefined>;
  /** The IANA name of a city's time zone, or of a country that has only one; undefined otherwise. */
  timeZone(country: string, cityId?: number): Soon<string | undefined>;
  /** `top` is a category that only contains others; undefined for an unknown id. */
  categoryLevel(categoryId: string): Soon<'top' | 'sub' | undefined>;
};

/** Returns `category` when it is a sub-category that exists. Throws a `Rejection` otherwise. */
export const knownSubCategory = async (facts: CompanyFacts, category: string): Promise<string> => {
  const level = await facts.categoryLevel(category);
  if (!level) throw refuse('category-unknown', { category }, '/category');
  if (level === 'top') throw refuse('subcategory-required', { category }, '/category');
  return category;
};
