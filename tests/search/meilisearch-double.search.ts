import { kmBetween } from '#read-api/search/distance.ts';
import { allowedEdits, editsBetween } from '#read-api/search/edit-distance.ts';

export type Document = { readonly id: number } & Readonly<Record<string, unknown>>;

export type Asked = {
  readonly indexUid: string;
  readonly q?: string;
  readonly filter?: readonly (string | readonly string[])[];
  readonly facets?: readonly string[];
  readonly sort?: readonly string[];
  readonly matchingStrategy?: 'all' | 'last' | 'frequency';
  readonly hitsPerPage: number;
  readonly page: number;
};

const searchable = ['nameWords', 'categoryWords', 'placeWords', 'descriptionWords'];

const values = (list: string): unknown[] => (list.trim() === '' ? [] : JSON.parse(`[${list}]`));

const meets = (document: Document, condition: string): boolean => {
  const circle = /^_geoRadius\((.+), (.+), (.+)\)$/.exec(condition);
  if (circle) {
    const [lat = 0, lng = 0, metres = 0] = circle.slice(1).map(Number);
    const point = document._geo as { lat: number; lng: number } | null;
    return point !== null && kmBetween(point, { lat, lng }) * 1000 <= metres;
  }
  const box = /^_geoBoundingBox\(\[(.+), (.+)\], \[(.+), (.+)\]\)$/.exec(condition);
  if (box) {
    const [north = 0, east = 0, south = 0, west = 0] = box.slice(1).map(Number);
    const point = document._geo as { lat: number; lng: number } | null;
    return point !== null && point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
  }
  const [, field = '', operator, right = ''] = /^(\w+) (=|>=|IN) (.*)$/s.exec(condition) ?? [];
  const value = document[field];
  const held: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (operator === 'IN') return values(right.slice(1, -1)).some((wanted) => held.includes(wanted));
  const wanted: unknown = JSON.parse(right);
  if (operator === '>=') return held.some((each) => typeof each === 'number' && each >= Number(wanted));
  if (operator === '=') return held.includes(wanted);
  throw new Error(`invalid_search_filter: ${condition}`);
};

type Match = { readonly typos: number; readonly attribute: number; readonly whole: boolean };

const wordsOf = (document: Document): string[][] =>
  searchable.map((field) =>
    String(document[field] ?? '')
      .split(' ')
      .filter(Boolean),
  );

const matchOf = (fields: readonly (readonly string[])[], word: string, isLast: boolean): Match | undefined => {
  let best: Match | undefined;
  for (const [attribute, words] of fields.entries())
    for (const each of words) {
      const whole = each === word;
      const typos = whole || (isLast && each.startsWith(word)) ? 0 : editsBetween(word, each, allowedEdits(word));
      if (typos !== undefined && (!best || typos < best.typos)) best = { typos, attribute, whole };
    }
  return best;
};

type Hit = { readonly document: Document; readonly matches: readonly Match[] };

const find = (documents: readonly Document[], words: readonly string[]): Hit[] =>
  documents.flatMap((document) => {
    const fields = wordsOf(document);
    const matches = words.map((word, i) => matchOf(fields, word, i === words.length - 1));
    return matches.every((match) => match !== undefined) ? [{ document, matches }] : [];
  });

/** Leaves out the most frequent words one by one until something is found. */
const findWithFewer = (documents: readonly Document[], words: readonly string[]): Hit[] => {
  const frequency = (word: string): number => find(documents, [word]).length;
  const left = words.filter((word) => frequency(word) > 0).toSorted((a, b) => frequency(a) - frequency(b));
  for (let count = left.length; count > 0; count--) {
    const hits = find(documents, left.slice(0, count));
    if (hits.length > 0) return hits;
  }
  return [];
};

const sum = (hit: Hit, of: (match: Match) => number): number => hit.matches.reduce((all, match) => all + of(match), 0);

const inOrder = (sort: readonly string[]) => (a: Hit, b: Hit) => {
  for (const rule of sort) {
    const [, lat, lng] = /^_geoPoint\((.+), (.+)\):asc$/.exec(rule) ?? [];
    const [field = '', direction] = rule.split(':');
    const weight = ({ document }: Hit): number =>
      lat === undefined
        ? Number(document[field])
        : kmBetween(document._geo as { lat: number; lng: number }, { lat: Number(lat), lng: Number(lng) });
    const difference = (weight(a) - weight(b)) * (direction === 'desc' && lat === undefined ? -1 : 1);
    if (difference !== 0) return difference;
  }
  return (
    sum(a, ({ typos }) => typos) - sum(b, ({ typos }) => typos) ||
    sum(a, ({ attribute }) => attribute) - sum(b, ({ attribute }) => attribute) ||
    sum(b, ({ whole }) => Number(whole)) - sum(a, ({ whole }) => Number(whole)) ||
    Number(b.document.score) - Number(a.document.score)
  );
};

const distribution = (hits: readonly Hit[], facets: readonly string[]) =>
  Object.fromEntries(
    facets.map((facet) => {
      const present = hits.flatMap(({ document }) => (document[facet] == null ? [] : [String(document[facet])]));
      const counts = Object.fromEntries([...Map.groupBy(present, String)].map(([value, all]) => [value, all.length]));
      return [facet, counts];
    }),
  );

/** One query of a multi-search: words, typos and attributes weighed in the order of Sokoni's ranking rules. */
export const searchDocuments = (documents: readonly Document[], query: Asked) => {
  const { q = '', filter = [], facets = [], sort = [], matchingStrategy, hitsPerPage, page } = query;
  const narrowed = documents.filter((document) =>
    filter.every((part) =>
      typeof part === 'string' ? meets(document, part) : part.some((each) => meets(document, each)),
    ),
  );
  const words = q.split(' ').filter(Boolean);
  const hits = (matchingStrategy === 'frequency' ? findWithFewer : find)(narrowed, words).toSorted(inOrder(sort));
  return {
    indexUid: query.indexUid,
    query: q,
    hits: hits.slice((page - 1) * hitsPerPage, page * hitsPerPage).map(({ document }) => document),
    totalHits: hits.length,
    totalPages: Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    page,
    processingTimeMs: 0,
    facetDistribution: distribution(hits, facets),
  };
};
