import { z } from 'zod';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { lookUpCountry, lookUpLanguage, lookUpText } from '../place/lookup-params.ts';
import type { Asked } from './asked.ts';
import { mixed } from './likelihood.ts';
import { meantKeys } from './meant-keys.ts';
import { suggestedCities } from './suggested-cities.ts';
import { suggestedCompanies } from './suggested-companies.ts';
import { suggestedDistricts } from './suggested-districts.ts';
import { suggestedLandmarks } from './suggested-landmarks.ts';
import { suggestedTrades } from './suggested-trades.ts';
import { type Candidate, suggestion } from './suggestion.ts';
import { townIn } from './town.ts';

export const suggestionsParams = z.object({
  q: lookUpText,
  /** The field that is typed in: what is sought, or where. */
  field: z.enum(['what', 'where']).default('what'),
  country: lookUpCountry,
  /** The town that the person looks in, as it is written in the field. */
  near: lookUpText,
  lang: lookUpLanguage,
});
type SuggestionsParams = z.infer<typeof suggestionsParams>;

export const suggestions = z.object({ results: z.array(suggestion).readonly() });
export type Suggestions = z.infer<typeof suggestions>;

const maxShown = 7;
/** With fewer found, what was typed may be misspelt. */
const few = 3;
const order = ['whole', 'begins', 'word', 'also'] as const;

/** Places: by how well they fit, then those of the town, then cities before districts of as many companies. */
const placesIn = async (database: Database, asked: Asked): Promise<readonly Candidate[]> => {
  const [cities, districts, landmarks] = await Promise.all([
    suggestedCities(database, asked),
    suggestedDistricts(database, asked),
    suggestedLandmarks(database, asked),
  ]);
  const isHere = ({ kind, area }: Candidate): boolean => kind === 'district' && area === asked.town?.name;
  return [...cities, ...districts, ...landmarks]
    .toSorted(
      (a, b) =>
        order.indexOf(a.fit) - order.indexOf(b.fit) || Number(isHere(b)) - Number(isHere(a)) || b.count - a.count,
    )
    .slice(0, maxShown);
};

const anything = async (database: Database, asked: Asked): Promise<readonly Candidate[]> => {
  const found = await Promise.all([
    suggestedTrades(database, asked),
    suggestedCompanies(database, asked),
    suggestedCities(database, asked),
    suggestedDistricts(database, asked),
  ]);
  return mixed(found.flat(), asked.key.length);
};

const isSame = (one: Candidate, other: Candidate): boolean =>
  one.kind === other.kind && one.name === other.name && one.area === other.area;

/** What `find` finds for the letters; where that is little, also for what they may misspell. */
const orMisspelt = async (
  database: Database,
  asked: Asked,
  find: (database: Database, asked: Asked) => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> => {
  const found = await find(database, asked);
  if (found.length >= few) return found;
  const keys = await meantKeys(database, asked.key);
  const more = await Promise.all(keys.map((key) => find(database, { ...asked, key })));
  const all = [...found, ...more.flat()];
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at).slice(0, maxShown);
};

/**
 * What may be meant by the letters typed so far: in "what", trades, companies and places; in "where", places and
 * landmarks, and with no letters the districts of the town. Only what has companies, the likeliest near the person first.
 * Where hardly anything begins so, what the letters may misspell is suggested as well.
 */
export const suggested = async (
  database: Database,
  { q, field, country, near }: SuggestionsParams,
  lang: Language,
): Promise<Suggestions> => {
  const key = fold(q);
  if (q.trim() && !key) return { results: [] };
  const town = await townIn(database, near, country, lang);
  const asked = { key, lang, country, town };
  if (key === '' && (field === 'what' || !town)) return { results: [] };
  const districts = async () => (await suggestedDistricts(database, asked)).filter(({ area }) => area === town?.name);
  const found = await (key === '' ? districts() : orMisspelt(database, asked, field === 'where' ? placesIn : anything));
  return { results: found.map(({ fit: _, ...one }) => one) };
};
