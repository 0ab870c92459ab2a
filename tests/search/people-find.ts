import { readFileSync } from 'node:fs';
import { fold } from '#domain/fold.ts';
import { kmBetween, type Point } from '#read-api/search/distance.ts';
import type { SearchAnswer, SearchIndex } from '#read-api/search/search-index.ts';
import { query, random, withTypo } from './exam.ts';

/** A company that can be found, with its sub-category and place. */
export type Known = {
  readonly id: number;
  readonly category: string;
  readonly country: string;
  readonly city: string | null;
  readonly district: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
};
/** A district in which questions are asked, in the language of its country. */
export type Asked = {
  readonly district: string;
  readonly city: string;
  readonly country: string;
  readonly lang: 'fr' | 'en';
};
type Level = 'district' | 'city' | 'country' | 'none';
export type Question = {
  readonly kind: string;
  readonly what: string;
  readonly where: string;
  readonly trades: readonly string[];
  readonly place: Asked;
  readonly isCityNamed: boolean;
  /** The narrowest that the words name. */
  readonly names: Level;
  /** The country that the person looks in. */
  readonly country?: string;
};
type Mark = 'first' | 'third' | 'wrong trade' | 'wrong place' | 'nothing' | 'not honest' | 'unasked';

/** How well people find who does what they need, as shares of what was asked. */
export type Found = {
  readonly asked: number;
  readonly first: number;
  readonly inThree: number;
  readonly nothing: number;
  /** Of the answers that say that a word was corrected, those that answer something else. */
  readonly wronglyCorrected: number;
  /** Each kind of question with its share, and each answer that is not right, a line each. */
  readonly told: readonly string[];
};

const placesEach = 3;
/** People mean all of an agglomeration by its name: communes that lists of towns have as towns of their own are in it. */
const cityKm = 15;
const askedAtOnce = 8;
const countryNames = {
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | ') && !line.startsWith('#'));

/** The questions of a file, each about the city that it means. */
const ofCities = (file: string): Question[] =>
  linesOf(file).map((line) => {
    const [head = '', city = '', ...parts] = line.split(' | ');
    const trades = parts.pop() ?? '';
    const where = parts.length > 1 ? (parts[0] ?? '').replace('where: ', '') : '';
    const what = parts.at(-1) ?? '';
    const [kind = '', lang = ''] = head.split(' ');
    const [, country = '', name = ''] = /^in: (\w\w) (.+)$/.exec(city) ?? [];
    const place: Asked = { district: '', city: name, country, lang: lang === 'en' ? 'en' : 'fr' };
    return { kind, what, where, trades: trades.split(' '), place, isCityNamed: true, names: 'city' };
  });

export const twoTypos = (): Question[] => ofCities('two-typos.queries.txt');

/** What people type on a phone that remembers in which country they look. */
export const onAPhone = (): Question[] =>
  ofCities('on-a-phone.queries.txt').map((question) => ({ ...question, country: question.place.country }));

/** The questions of `understood.queries.txt`, each asked in some of the places. */
export const questionsIn = (places: readonly Asked[]): Question[] => {
  const next = random(20_261_124);
  const misspelt = (name: string): string => (/\p{L}{4}/u.test(name) ? withTypo(name, next) : name);
  const filled = (text: string, { district, city, country, lang }: Asked): string =>
    text
      .replaceAll('{d~}', () => misspelt(district))
      .replaceAll('{c~}', () => misspelt(city))
      .replaceAll('{d}', district)
      .replaceAll('{c}', city)
      .replaceAll('{n}', countryNames[lang].of(country) ?? country);
  const all = { fr: places.filter(({ lang }) => lang === 'fr'), en: places.filter(({ lang }) => lang === 'en') };
  let at = 0;
  return linesOf('understood.queries.txt').flatMap((line) => {
    const [head = '', ...parts] = line.split(' | ');
    const [kind = '', spoken = ''] = head.split(' ');
    const trades = (parts.pop() ?? '').split(' ');
    const where = parts.length > 1 ? (parts[0] ?? '').replace('where: ', '') : '';
    const what = parts.at(-1) ?? '';
    return Array.from({ length: placesEach }, (_, each): Question => {
      const lang = spoken === 'any' ? (each % 2 === 0 ? 'fr' : 'en') : spoken === 'en' ? 'en' : 'fr';
      const place = all[lang][(at++ * 7) % all[lang].length] as Asked;
      const told = `${what} ${where}`;
      const names = /\{d/.test(told) ? 'district' : /\{c/.test(told) ? 'city' : /\{n/.test(told) ? 'country' : 'none';
      const isCityNamed = !/\{d/.test(told) || /\{c/.test(told);
      return { kind, trades, place, names, isCityNamed, what: filled(what, place), where: filled(where, place) };
    });
  });
};

const isOf = (category: string, trades: readonly string[]): boolean =>
  trades.some((trade) => (trade.endsWith('*') ? category.startsWith(trade.slice(0, -1)) : category === trade));

const same = (a: string | null, b: string): boolean => fold(a ?? '') === fold(b);

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
/** Of what is typed on a phone, the city alone is known. */
const namesNothingNarrower = ({ district }: Asked): boolean => district === '';
/** The middle of the companies of a city. */
const middleOfCity = (companies: readonly Known[], { country, city }: Asked): Point => {
  const there = companies.filter((one) => one.country === country && same(one.city, city));
  return {
    lat: middleOf(there.flatMap(({ lat }) => lat ?? [])),
    lng: middleOf(there.flatMap(({ lng }) => lng ?? [])),
  };
};
const levels = ['district', 'city', 'country'] as const;

/** Asks every question, in the places, and looks whether the answer is a company of the trade in the narrowest area that has one. */
export const peopleFind = async (
  search: SearchIndex,
  companies: readonly Known[],
  places: readonly Asked[],
  questions: readonly Question[] = questionsIn(places),
): Promise<Found> => {
  const homonyms = Map.groupBy(places, ({ district }) => fold(district));
  const known = new Map(companies.map((company) => [company.id, company]));

  const cities = questions.map(({ place }) => place).filter(namesNothingNarrower);
  const middles = new Map(cities.map((place) => [place, middleOfCity(companies, place)]));
  const isAround = (place: Asked, { country, lat, lng }: Known): boolean => {
    const middle = country === place.country && middles.get(place);
    return middle && lat !== null && lng !== null ? kmBetween({ lat, lng }, middle) <= cityKm : false;
  };

  const isIn = ({ place, isCityNamed }: Question, level: Level, one: Known): boolean => {
    if (level === 'none') return true;
    if (level === 'city' && isAround(place, one)) return true;
    // a district that is named alone is any district of that name
    const alike = isCityNamed ? [] : (homonyms.get(fold(place.district)) ?? []);
    return [...alike, place].some(
      ({ city, country, district }) =>
        one.country === country &&
        (level === 'country' || (same(one.city, city) && (level === 'city' || same(one.district, district)))),
    );
  };

  const markOf = (question: Question, { results }: SearchAnswer): Mark => {
    const { trades, names } = question;
    if (trades[0] === '-') return results.length === 0 ? 'first' : 'not honest';
    const right = companies.filter(({ category }) => isOf(category, trades));
    const level = levels
      .slice(Math.max(0, levels.indexOf(names as (typeof levels)[number])))
      .find((one) => right.some((company) => isIn(question, one, company)));
    if (!level) return 'unasked';
    if (results.length === 0) return 'nothing';
    const answers = new Set(right.filter((company) => isIn(question, level, company)).map(({ id }) => id));
    const at = results.findIndex(({ id }) => answers.has(id));
    if (at === 0) return 'first';
    if (at > 0 && at < 3) return 'third';
    const first = known.get(results[0]?.id ?? 0);
    return first && isOf(first.category, trades) ? 'wrong place' : 'wrong trade';
  };

  const marks: (readonly [Question, Mark, SearchAnswer])[] = [];
  for (let from = 0; from < questions.length; from += askedAtOnce) {
    const some = questions.slice(from, from + askedAtOnce);
    const answers = await Promise.all(
      some.map(({ what, where, place, country }) => search.search(query(what, where, { lang: place.lang, country }))),
    );
    for (const [at, answer] of answers.entries()) {
      const question = some[at] as Question;
      marks.push([question, markOf(question, answer), answer]);
    }
  }
  const answered = marks.filter(([, mark]) => mark !== 'unasked');
  const share = (wanted: readonly Mark[], of = answered): number =>
    of.filter(([, mark]) => wanted.includes(mark)).length / of.length;
  const corrected = answered.filter(([, , { correctedQuery }]) => correctedQuery !== undefined);
  return {
    asked: answered.length,
    first: share(['first']),
    inThree: share(['first', 'third']),
    nothing: share(['nothing']),
    wronglyCorrected: share(['wrong trade', 'wrong place', 'not honest'], corrected),
    told: [
      ...[...Map.groupBy(answered, ([{ kind }]) => kind)].map(
        ([kind, of]) => `${kind}: ${of.length} asked, ${Math.round(100 * share(['first'], of))} % right first`,
      ),
      ...answered
        .filter(([, mark]) => mark !== 'first')
        .map(([{ kind, what, where }, mark, { results, correctedQuery }]) => {
          const [first] = results;
          const as = correctedQuery === undefined ? '' : ` as ${correctedQuery}`;
          return `${kind}, ${mark}: ${what} @ ${where}${as} → ${first?.name} (${first?.category.id}, ${first?.district}, ${first?.city})`;
        }),
    ],
  };
};
