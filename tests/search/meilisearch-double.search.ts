import { LRUCache } from 'lru-cache';
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

/** What a condition asks of a document. */
const meets = (condition: string): ((document: Document) => boolean) => {
  const pointOf = ({ _geo }: Document) => _geo as { lat: number; lng: number } | null;
  const circle = /^_geoRadius\((.+), (.+), (.+)\)$/.exec(condition);
  if (circle) {
    const [lat = 0, lng = 0, metres = 0] = circle.slice(1).map(Number);
    return (document) => {
      const point = pointOf(document);
      return point !== null && kmBetween(point, { lat, lng }) * 1000 <= metres;
    };
  }
  const box = /^_geoBoundingBox\(\[(.+), (.+)\], \[(.+), (.+)\]\)$/.exec(condition);
  if (box) {
    const [north = 0, east = 0, south = 0, west = 0] = box.slice(1).map(Number);
    return (document) => {
      const point = pointOf(document);
      return point !== null && point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
    };
  }
  const [, field = '', operator, right = ''] = /^(\w+) (=|>=|IN) (.*)$/s.exec(condition) ?? [];
  const held = (document: Document): readonly unknown[] => {
    const value = document[field];
    return Array.isArray(value) ? value : [value];
  };
  if (operator === 'IN') {
    const wanted = new Set(values(right.slice(1, -1)));
    return (document) => held(document).some((each) => wanted.has(each));
  }
  const wanted: unknown = JSON.parse(right);
  if (operator === '>=')
    return (document) => held(document).some((each) => typeof each === 'number' && each >= Number(wanted));
  if (operator === '=') return (document) => held(document).includes(wanted);
  throw new Error(`invalid_search_filter: ${condition}`);
};

type Match = { readonly typos: number; readonly attribute: number; readonly whole: boolean };

const words = new WeakMap<Document, readonly (readonly string[])[]>();

const wordsOf = (document: Document): readonly (readonly string[])[] => {
  const split = () =>
    searchable.map((field) =>
      String(document[field] ?? '')
        .split(' ')
        .filter(Boolean),
    );
  const known = words.get(document) ?? split();
  words.set(document, known);
  return known;
};

/** How many typos away from `word` another one is; each is looked at once. */
const typosOf = (word: string, isLast: boolean): ((each: string) => number | undefined) => {
  const exactly = /^"(.+)"$/.exec(word)?.[1];
  if (exactly !== undefined) return (each) => (each === exactly ? 0 : undefined);
  const allowed = allowedEdits(word);
  const known = new Map<string, number | undefined>();
  return (each) => {
    if (known.has(each)) return known.get(each);
    const typos = each === word || (isLast && each.startsWith(word)) ? 0 : editsBetween(word, each, allowed);
    known.set(each, typos);
    return typos;
  };
};

/** Tells of each document the first of its words with the fewest typos. */
const matcher = (word: string, isLast: boolean): ((document: Document) => Match | undefined) => {
  const typosTo = typosOf(word, isLast);
  const plain = word.replaceAll('"', '');
  const look = (document: Document): Match | undefined => {
    let best: Match | undefined;
    for (const [attribute, fieldWords] of wordsOf(document).entries())
      for (const each of fieldWords) {
        const typos = typosTo(each);
        if (typos === undefined || (best && typos >= best.typos)) continue;
        best = { typos, attribute, whole: each === plain };
        if (typos === 0) return best;
      }
    return best;
  };
  const known = new WeakMap<Document, Match | 'none'>();
  return (document) => {
    const match = known.get(document) ?? look(document) ?? 'none';
    known.set(document, match);
    return match === 'none' ? undefined : match;
  };
};

/** One question has the same words in many queries. */
const matchers = new LRUCache<string, ReturnType<typeof matcher>>({ max: 16 });

const matcherOf = (word: string, isLast: boolean): ReturnType<typeof matcher> => {
  const key = `${word} ${isLast}`;
  const kept = matchers.get(key) ?? matcher(word, isLast);
  matchers.set(key, kept);
  return kept;
};

type Hit = { readonly document: Document; readonly matches: readonly Match[] };

const find = (documents: readonly Document[], asked: readonly string[]): Hit[] => {
  const each = asked.map((word, i) => matcherOf(word, i === asked.length - 1));
  return documents.flatMap((document) => {
    const matches: Match[] = [];
    for (const matchIn of each) {
      const match = matchIn(document);
      if (!match) return [];
      matches.push(match);
    }
    return [{ document, matches }];
  });
};

/** Leaves out the most frequent words one by one until something is found. */
const findWithFewer = (documents: readonly Document[], words: readonly string[]): Hit[] => {
  const frequency = new Map(words.map((word) => [word, find(documents, [word]).length]));
  const of = (word: string): number => frequency.get(word) ?? 0;
  const left = words.filter((word) => of(word) > 0).toSorted((a, b) => of(a) - of(b));
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
  const conditions = filter.map((part) => (typeof part === 'string' ? [meets(part)] : part.map(meets)));
  const narrowed = documents.filter((document) => conditions.every((any) => any.some((met) => met(document))));
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
