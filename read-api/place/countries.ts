import type { Language } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';

export type Country = {
  readonly code: string;
  readonly name: string;
  readonly dialCode: string;
  readonly currency: string;
  readonly lat: number;
  readonly lng: number;
};

/** Every country, by its name in the reader's language. */
export const countries = async (database: Database, lang: Language): Promise<Country[]> => {
  const rows = await readModel(database, places).selectFrom('country').selectAll().execute();
  return rows
    .map(({ names, ...country }) => ({ ...country, name: names[lang] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang));
};
