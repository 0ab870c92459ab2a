import type { Coordinate } from './company.events.ts';

type Said = Pick<Coordinate, 'value' | 'raw'>;

/** One way to reach a company, as it stands and as it shall. */
export type Replacement = { readonly type: Coordinate['type']; readonly before: Said; readonly after: Said };

/** The list with each replacement made where its `before` still stands; who sees it, and the order, stay. */
export const replacedIn = (listed: readonly Coordinate[], replacements: readonly Replacement[]): Coordinate[] =>
  listed.map((row) => {
    const found = replacements.find(
      ({ type, before }) => type === row.type && before.value === row.value && before.raw === row.raw,
    );
    return found ? { ...row, ...found.after } : row;
  });
