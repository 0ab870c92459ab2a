import { expect, test } from 'vitest';
import type { FacetValue } from '#read-api/search/search-index.ts';
import { inOrderOf } from '#web/results/facets.ts';

const values = (counts: Readonly<Record<string, number>>): FacetValue[] =>
  Object.entries(counts).map(([value, count]) => ({ value, label: value, count }));

test('values that are counted anew stay in their order, with their new counts; new ones follow', () => {
  const before = values({ Abidjan: 9, Dakar: 8, Lagos: 7, Nairobi: 6 });
  const after = values({ Nairobi: 5, Accra: 4, Dakar: 3, Abidjan: 2 });
  expect(inOrderOf(before, after)).toEqual(values({ Abidjan: 2, Dakar: 3, Nairobi: 5, Accra: 4 }));
});
