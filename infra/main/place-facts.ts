import type { CompanyFacts } from '#commands/company/company-facts.ts';
import type { Gazetteer } from '#commands/company/import/gazetteer.ts';
import { loadGazetteer } from '#commands/company/import/load-gazetteer.ts';
import type { Log } from '../event-store/stream-state.ts';

const patienceMs = 2_000;

/**
 * What the rules of companies ask of places and categories, from memory. What it does not know may be new: it is then
 * read again from the log, but not more than every two seconds.
 */
export const placeFacts = (log: Log): CompanyFacts => {
  let loaded: Promise<Gazetteer> | undefined;
  let loadedAt = 0;
  const load = (): Promise<Gazetteer> => {
    loadedAt = Date.now();
    loaded = loadGazetteer(log).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const ask = async <T>(question: (gazetteer: Gazetteer) => T | Promise<T>): Promise<T> => {
    const answer = await question(await (loaded ?? load()));
    return answer || Date.now() - loadedAt < patienceMs ? answer : question(await load());
  };
  return {
    isCountry: (country) => ask((known) => known.isCountry(country)),
    cityName: (country, cityId) => ask((known) => known.cityName(country, cityId)),
    timeZone: (country, cityId) => ask((known) => known.timeZone(country, cityId)),
    categoryLevel: (categoryId) => ask((known) => known.categoryLevel(categoryId)),
  };
};
