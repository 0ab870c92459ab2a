import { LRUCache } from 'lru-cache';
import type { ReadApi } from '#read-api/read-api.ts';
import type { Position } from '../event-store/event-store.ts';

const maxAnswers = 100;

/** Hours are in whole minutes: what is open, and for which jobs people may apply, changes with the minute. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

/**
 * The queries of public pages, with their answers kept while the read models stand at the same position. Pages that are
 * kept for nobody, such as those of links with a `fbclid`, need them. For visitors only: whoever is signed in is answered
 * from the tables.
 */
export const keptReads = (api: ReadApi, position: () => Position): ReadApi => {
  const keep = <Args extends readonly unknown[], Answer>(
    read: (...args: Args) => Promise<Answer>,
    keyOf: (...args: Args) => string | number | undefined,
  ) => {
    const answers = new LRUCache<string, Promise<Answer>>({ max: maxAnswers });
    return (...args: Args): Promise<Answer> => {
      const key = `${position()} ${keyOf(...args)}`;
      const kept = answers.get(key);
      if (kept) return kept;
      const answer = read(...args);
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    };
  };
  return {
    ...api,
    companyPage: keep(api.companyPage, (id, at) => `${id} ${minuteOf(at)}`),
    companyReviews: keep(api.companyReviews, (id, page) => `${id} ${page}`),
    countryNames: keep(api.countryNames, (code) => code),
    home: keep(api.home, (country) => country),
    homepagePhotos: keep(api.homepagePhotos, (ids) => ids.join()),
    peopleOf: keep(api.peopleOf, (companyId) => companyId),
    searchCompanies: keep(api.searchCompanies, ({ at, ...query }) => `${minuteOf(at)} ${JSON.stringify(query)}`),
  };
};
