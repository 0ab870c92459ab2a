import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { lookUpCountry, lookUpLanguage } from '../place/lookup-params.ts';
import { suggestedCities } from './suggested-cities.ts';
import { suggestedTrades } from './suggested-trades.ts';
import type { Suggestions } from './suggestions.ts';

export const usualSuggestionsParams = z.object({ country: lookUpCountry, lang: lookUpLanguage });
type Params = z.infer<typeof usualSuggestionsParams>;

const maxTrades = 300;
const maxCities = 50;

/**
 * What most people seek, before anybody has typed: the trades and then the cities of a country or of all countries that
 * have companies, each kind with those of the most first. With it a search suggests something while the server looks for
 * more (`web/ui/usual-suggestions.ts`).
 */
export const usualSuggestions = async (
  database: Database,
  { country }: Params,
  lang: Language,
): Promise<Suggestions> => {
  const asked = { key: '', lang, country, town: null };
  const found = await Promise.all([
    suggestedTrades(database, asked, maxTrades),
    suggestedCities(database, asked, maxCities),
  ]);
  return { results: found.flat().map(({ fit: _, ...one }) => one) };
};
