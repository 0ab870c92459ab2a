import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { type Categories, categoriesOf, type SearchCategory } from './categories.ts';
import { companiesIndex, finished, type MeilisearchAt, meilisearchClient } from './meilisearch-client.ts';
import { type IndexedRow, indexedCompany, isPublic, settings } from './meilisearch-documents.ts';

/** The indexer's checkpoint: the last row in the index, and the version of the categories in its documents. */
type Place = { readonly changed: string; readonly id: number; readonly categories: string | null };

const beginning = { changed: '', id: 0 };
const pageRows = 1_000;
/** How long one request may take. */
const requestMs = 10_000;
/** How often it is asked whether the index is still there while nothing changes. */
const missedWithinMs = 10_000;
const nextIndex = `${companiesIndex}__next`;
const schema = schemaOf(companySearch);

const createSql = `create table if not exists search_indexer (
  index text primary key, changed text not null, id integer not null, categories text)`;

const savePlace = (pool: Pool, { changed, id, categories }: Place) =>
  pool.query(
    `insert into search_indexer values ($1, $2, $3, $4)
     on conflict (index) do update set changed = $2, id = $3, categories = $4`,
    [companiesIndex, changed, id, categories],
  );

const readCategories = async (pool: Pool): Promise<{ categories: Categories; changed: string | null }> => {
  const { rows } = await pool.query<SearchCategory & { changed: string }>(
    `select id, parent, names, synonyms, changed from ${schema}.category order by id`,
  );
  return {
    categories: categoriesOf(rows),
    changed: rows.reduce<string | null>((last, row) => (last && last > row.changed ? last : row.changed), null),
  };
};

/** Sends the rows after `from` to `index`, page by page. Sending a row twice has no further effect. */
const send = async function* (client: Meilisearch, pool: Pool, index: string, from: Place, categories: Categories) {
  let place = from;
  for (;;) {
    const { rows } = await pool.query<IndexedRow>(
      `select * from ${schema}.company where (changed, id) > ($1, $2) order by changed, id limit ${pageRows}`,
      [place.changed, place.id],
    );
    const last = rows.at(-1);
    if (!last) return;
    const documents = rows.filter(isPublic).map((row) => indexedCompany(row, categories));
    const gone = rows.filter((row) => !isPublic(row)).map(({ id }) => id);
    if (documents.length > 0) await finished(client.index(index).addDocuments(documents, { primaryKey: 'id' }));
    if (gone.length > 0) await finished(client.index(index).deleteDocuments(gone));
    place = { ...place, changed: last.changed, id: last.id };
    yield { place, rows: rows.length };
  }
};

/**
 * Keeps the index up to date with the search projection. The checkpoint is stored in Postgres and moves only after
 * Meilisearch has finished its task, so after a crash a page is sent again and no row is lost.
 */
export const meilisearchIndexer = (at: MeilisearchAt, pool: Pool) => {
  const client = meilisearchClient(at, requestMs);
  let seenAt = Number.NEGATIVE_INFINITY;

  const exists = async (index: string): Promise<boolean> =>
    (await client.getRawIndexes({ limit: 1000 })).results.some(({ uid }) => uid === index);

  /** Whether the live index is gone: a new volume, somebody's hand. Asked before each sending, which would make it anew. */
  const isLost = async (isSending: boolean): Promise<boolean> => {
    if (!isSending && performance.now() - seenAt < missedWithinMs) return false;
    const isThere = await exists(companiesIndex);
    if (isThere) seenAt = performance.now();
    return !isThere;
  };

  const removeNext = async (): Promise<void> => {
    if (await exists(nextIndex)) await finished(client.deleteIndex(nextIndex));
  };

  /** Whether the projection has been built, which a first start does beside this. */
  const isBuilt = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ built: boolean }>(
      `select to_regclass('${schema}.company') is not null as built`,
    );
    return rows[0]?.built === true;
  };

  const placeNow = async (): Promise<Place | undefined> => {
    await pool.query(createSql);
    const { rows } = await pool.query<Place>(`select changed, id, categories from search_indexer where index = $1`, [
      companiesIndex,
    ]);
    return rows[0];
  };

  /** Fills a new index beside the live one and then swaps the two. Returns the number of rows read. */
  const rebuild = async (): Promise<number> => {
    await pool.query(createSql);
    const { categories, changed } = await readCategories(pool);
    await removeNext();
    await finished(client.createIndex(nextIndex, { primaryKey: 'id' }));
    await finished(client.index(nextIndex).updateSettings(settings));
    let place: Place = { ...beginning, categories: changed };
    let read = 0;
    for await (const step of send(client, pool, nextIndex, place, categories)) {
      place = step.place;
      read += step.rows;
    }
    if (!(await exists(companiesIndex))) await finished(client.createIndex(companiesIndex, { primaryKey: 'id' }));
    await finished(client.swapIndexes([{ indexes: [companiesIndex, nextIndex], rename: false }]));
    await savePlace(pool, place);
    await removeNext();
    return read;
  };

  /**
   * Sends the changed rows; all at the first run, when categories changed or the index is lost. Returns the number of rows
   * read: none before the projection is built.
   */
  const catchUp = async (): Promise<number> => {
    if (!(await isBuilt())) return 0;
    const from = await placeNow();
    if (!from) return rebuild();
    const { rows } = await pool.query<{ categories: string | null; waiting: boolean }>(
      `select (select max(changed) from ${schema}.category) as categories,
         exists (select from ${schema}.company where (changed, id) > ($1, $2)) as waiting`,
      [from.changed, from.id],
    );
    if (rows[0]?.categories !== from.categories) return rebuild();
    if (await isLost(rows[0].waiting)) return rebuild();
    if (!rows[0].waiting) return 0;
    const { categories } = await readCategories(pool);
    let read = 0;
    for await (const { place, rows } of send(client, pool, companiesIndex, from, categories)) {
      await savePlace(pool, place);
      read += rows;
    }
    return read;
  };

  return { rebuild, catchUp };
};
