import { LRUCache } from 'lru-cache';
import { openFrom } from '#domain/company/job-offers.ts';
import { hoursAt } from '#read-api/company/company-page.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import { withPictures } from '#read-api/search/with-pictures.ts';
import type { Running } from './running.ts';

const maxAnswers = 100;

type Reads = Pick<Running, 'readApi' | 'search' | 'projected'>;

/**
 * The queries of public pages, with their answers kept while the read models stand at the same position; what an answer
 * says of the hour is worked out each time. Pages that are kept for nobody, such as those of links with a `fbclid`, need
 * them. For visitors only: whoever is signed in is answered from the tables.
 */
export const keptReads = ({ readApi: api, search, projected: { position } }: Reads): ReadApi => {
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
  const picturesOf = keep(api.picturesOf, (ids) => ids.join());
  const companyPage = keep(api.companyPage, (id, at) => `${id} ${openFrom(at)}`);
  return {
    ...api,
    companyPage: async (id, at) => {
      const page = await companyPage(id, at);
      return page && { ...page, ...hoursAt(page.plannings, at) };
    },
    companyReviews: keep(api.companyReviews, (id, page) => `${id} ${page}`),
    countryNames: keep(api.countryNames, (code) => code),
    home: keep(api.home, (country) => country),
    homepagePhotos: keep(api.homepagePhotos, (ids) => ids.join()),
    peopleOf: keep(api.peopleOf, (companyId) => companyId),
    picturesOf,
    searchCompanies: async (query) => withPictures(await search.search(query), picturesOf),
  };
};
