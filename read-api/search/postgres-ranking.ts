import { haversineKm } from './distance.ts';
import type { Value } from './postgres-conditions.ts';
import type { Plan } from './query-plan.ts';
import type { SearchQuery } from './search-index.ts';

/** Returns the SQL for the rank of a company by how it matches: the index of the first matching entry of `parts`. */
const tierSql = (plan: Plan, value: Value): string => {
  const when = (find: string | null): string | null => find && `words @@ ${value(find, 'tsquery')}`;
  const inCategory = when(plan.inCategory);
  const parts = [
    `key = ${value(plan.key, 'text')}`,
    ...(plan.isCategory ? [inCategory] : []),
    ...(plan.isMisspelt ? [when(plan.inNameTaken)] : []),
    when(plan.inNameAsTyped),
    when(plan.inName),
    when(plan.inNamePrefix),
    plan.correctedKeys.length > 0 ? `key = any(${value(plan.correctedKeys, 'text[]')})` : null,
    ...(plan.isMisspelt ? [] : [when(plan.inNameTaken)]),
    when(plan.inNameCorrected),
    ...(plan.isCategory ? [] : [inCategory]),
    when(plan.inPlace),
  ];
  return `case ${parts.map((part, tier) => (part === null ? '' : `when ${part} then ${tier}`)).join(' ')} else 9 end`;
};

/** Up to this many companies whose name equals a category or a misspelt word come before all others. */
const maxNamesakes = 3;

const tierOrder = (plan: Plan): string =>
  plan.isCategory || plan.isMisspelt
    ? `case when tier = 0 and (select count(*) from hit where tier = 0) > ${maxNamesakes} then ${plan.isCategory ? 1 : 2} else tier end`
    : 'tier';

/** The similarity of names is slow to compute, and useful only among few hits. */
const similarityMaxHits = 400;
const likeness = (plan: Plan, value: Value): string =>
  `case when (select count(*) from hit) <= ${similarityMaxHits} then similarity(key, ${value(plan.key, 'text')}) end desc`;

/** Returns the columns that the order needs. */
export const rankingColumns = (plan: Plan, { sort, near }: SearchQuery, value: Value): string =>
  [
    'id, score',
    ...(sort === 'reviews' ? ['reviews'] : []),
    ...(sort === 'newest' ? ['registered'] : []),
    ...(near ? [`${haversineKm(value(near.lat, 'float8'), value(near.lng, 'float8'))} as km`] : []),
    ...(plan.find === null ? [] : [`${tierSql(plan, value)} as tier`]),
    ...(plan.find === null || plan.isCategory ? [] : ['length(key) as letters']),
    ...(plan.correctedKeys.length > 0 ? ['key'] : []),
  ].join(', ');

/** Returns the SQL order of the hits. When all else is equal, the shortest name comes first. */
export const orderSql = (plan: Plan, { sort, near }: SearchQuery, value: Value): string => {
  const relevance =
    plan.find === null || sort === 'newest'
      ? []
      : [tierOrder(plan), ...(plan.correctedKeys.length > 0 ? [likeness(plan, value)] : [])];
  const distance = near ? ['km nulls last'] : [];
  const closest = plan.find === null || plan.isCategory ? [] : ['letters'];
  const by = {
    relevance: [...relevance, 'score desc', ...distance, ...closest],
    distance: [...distance, ...relevance, 'score desc'],
    rating: ['score desc', ...relevance, ...distance],
    reviews: ['reviews desc', ...relevance, 'score desc'],
    newest: ['registered desc'],
  };
  return [...by[sort], 'id'].join(', ');
};
