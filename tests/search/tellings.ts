import type { Pool } from 'pg';
import { fold, words } from '#domain/fold.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { needs } from '#read-api/search/needs.ts';
import type { SearchIndex } from '#read-api/search/search-index.ts';
import {
  distinctive,
  foundFirst,
  type Named,
  type Outcome,
  pick,
  query,
  some,
  withoutAccents,
  withoutItsEnd,
  withTypo,
} from './exam.ts';

/** A company that can be found, with its sub-category and place. */
export type Placed = Named & {
  readonly category: string;
  readonly trade: { readonly fr: string; readonly en: string };
  readonly city: string | null;
  readonly district: string | null;
};

/** One way in which people tell what they look for, and how well the search finds it. */
export type Telling = {
  readonly name: string;
  /** The least share that is to be found first, in %. */
  readonly target: number;
  ask(search: SearchIndex): Promise<Outcome>;
};

/** The words of a name as people write them. */
const written = (name: string): string[] => name.split(/[\s,;:/()"«»–-]+/u).filter((word) => /\p{L}/u.test(word));

const twoGlued = (name: string, next: () => number): string => {
  const parts = written(name);
  const at = Math.floor(next() * (parts.length - 1));
  return [...parts.slice(0, at), `${parts[at]}${parts[at + 1]}`.toLowerCase(), ...parts.slice(at + 2)].join(' ');
};

const allGlued = (name: string): string => written(name).join('').toLowerCase();

/** As in a text message: long words keep their first letter and their consonants, small words are short. */
const asSms = (name: string): string =>
  written(withoutAccents(name).toLowerCase())
    .map((word) => {
      if (word === 'pour' || word === 'for') return word === 'pour' ? 'pr' : '4';
      return word.length < 5 ? word : `${word[0]}${word.slice(1).replace(/[aeiouy]/g, '')}`;
    })
    .join(' ');

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u.test(name);

const addressed = (city: string): readonly string[] => [
  `12 rue du marché, ${city}`,
  `centre ville ${city}`,
  `près de la gare, ${city}`,
  `${city} downtown`,
  `24 Market Street ${city}`,
  `en face de la mairie ${city}`,
];

/** The words that name a trade or say a need: who types one alone means no company. */
export const wordsOfTrades = async (pool: Pool): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ said: string }>(
    `select concat_ws(' ', names->>'fr', names->>'en', synonyms->>'fr', synonyms->>'en') as said
     from ${schemaOf(companySearch)}.category`,
  );
  return new Set([...rows.map(({ said }) => said), ...needs.map(({ said }) => said)].flatMap(words));
};

/** The ways of telling, of `count` companies each. `tradeWords` are those of `wordsOfTrades`. */
export const tellings = (
  companies: readonly Placed[],
  tradeWords: ReadonlySet<string>,
  count: number,
  next: () => number,
): readonly Telling[] => {
  const known = new Map(companies.map((company) => [company.id, company]));
  const named = distinctive(companies);
  const each = (of: readonly Named[], told: (name: string) => string) => {
    const chosen = some(of, count, next);
    return (search: SearchIndex) => foundFirst(search, chosen, ({ name }) => told(name));
  };
  const latin = named.filter(({ name }) => isLatin(name));
  const several = (least: number, most: number) =>
    latin.filter(({ name }) => {
      const { length } = written(name);
      return length >= least && length <= most;
    });

  const having = Map.groupBy(
    companies.flatMap(({ name, country }) => [...new Set(words(name))].map((word) => `${country} ${word}`)),
    (key) => key,
  );
  const rare = companies.flatMap((company) => {
    const [word] = words(company.name).filter(
      (one) =>
        one.length > 3 &&
        !tradeWords.has(one) &&
        /\p{L}/u.test(one) &&
        having.get(`${company.country} ${one}`)?.length === 1,
    );
    return word ? [{ ...company, word }] : [];
  });
  const rarely = some(rare, count, next);
  const rareWord = async (search: SearchIndex): Promise<Outcome> => {
    const missed: string[] = [];
    for (const { word, country, name } of rarely) {
      const { results } = await search.search(query(word, country));
      if (!results[0] || !words(known.get(results[0].id)?.name ?? '').includes(word))
        missed.push(`${country} ${word} → ${results[0]?.name} (${name})`);
    }
    return { share: 1 - missed.length / rarely.length, missed };
  };

  const same = (a: string | null | undefined, b: string | null): boolean => fold(a ?? '') === fold(b ?? '');
  /** The trade in the second box's place: the first is of the trade, and there. */
  const placed = (of: readonly Placed[], where: (company: Placed) => string, level: 'city' | 'district') => {
    const chosen = some(of, count, next).map((company) => ({ company, where: where(company) }));
    return async (search: SearchIndex): Promise<Outcome> => {
      const missed: string[] = [];
      for (const { company, where } of chosen) {
        const { results } = await search.search(query(company.trade.fr, where, { country: company.country }));
        const first = known.get(results[0]?.id ?? 0);
        if (
          first?.category !== company.category ||
          !same(first.city, company.city) ||
          !same(first[level], company[level])
        )
          missed.push(
            `${company.country} ${company.trade.fr} @ ${where} → ${first?.name} (${first?.category}, ${first?.district}, ${first?.city})`,
          );
      }
      return { share: 1 - missed.length / chosen.length, missed };
    };
  };
  const inCity = companies.filter(({ city }) => city !== null && isLatin(city));
  const inDistrict = inCity.filter(
    ({ district }) => district !== null && isLatin(district) && /\p{L}{4}/u.test(district),
  );

  return [
    { name: 'one typo', target: 95, ask: each(named, (name) => withTypo(name, next)) },
    { name: 'one rare word, spelt right', target: 99, ask: rareWord },
    { name: 'two words glued', target: 90, ask: each(several(2, 9), (name) => twoGlued(name, next)) },
    { name: 'all words glued', target: 90, ask: each(several(2, 4), allGlued) },
    { name: 'SMS style', target: 80, ask: each(latin, asSms) },
    {
      name: 'no accents',
      target: 99,
      ask: each(
        named.filter(({ name }) => withoutAccents(name) !== name),
        withoutAccents,
      ),
    },
    {
      name: 'a prefix',
      target: 95,
      ask: each(
        named.filter(({ name }) => withoutItsEnd(name) !== name),
        withoutItsEnd,
      ),
    },
    {
      name: 'extra words in the place',
      target: 95,
      ask: placed(inCity, ({ city }) => pick(addressed(city ?? ''), next), 'city'),
    },
    {
      name: 'district misspelt, with its city',
      target: 90,
      ask: placed(inDistrict, ({ district, city }) => `${withTypo(district ?? '', next)} ${city}`, 'district'),
    },
  ];
};
