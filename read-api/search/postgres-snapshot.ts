import type { Pool } from 'pg';
import type { Planning } from '#domain/company/company.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { openState } from '../company/open-state.ts';
import type { OpenState } from '../company/open-state-sent.ts';
import { type Categories, categoriesOf, type SearchCategory } from './categories.ts';

/** The hours of companies, each kept once, with what they come to at an instant. */
export type Hours = {
  stateAt(key: string | null, at: Date): OpenState;
  /** The hours by which companies are open, closing ones included. */
  openAt(at: Date): string[];
};

type Held = { plannings: readonly Planning[]; state?: OpenState; from?: number };

const hoursOf = (all: ReadonlyMap<string, Held>): Hours => {
  const stateAt = (key: string | null, at: Date): OpenState => {
    const held = key === null ? undefined : all.get(key);
    if (!held) return openState([], at);
    const instant = at.getTime();
    const until = held.state?.validUntil;
    const holds = held.from !== undefined && held.from <= instant && (until == null || instant < Date.parse(until));
    if (!held.state || !holds) {
      held.state = openState(held.plannings, at);
      held.from = instant;
    }
    return held.state;
  };
  return {
    stateAt,
    openAt: (at) => [...all.keys()].filter((key) => ['open', 'closing'].includes(stateAt(key, at).state)),
  };
};

const labelsHoldMs = 60_000;

/** What cities are called in both languages, remembered for a minute. */
const cityLabels = (pool: Pool, schema: string) => {
  const held = new Map<string, Bilingual>();
  let since = 0;
  return async (cities: readonly string[]): Promise<ReadonlyMap<string, Bilingual>> => {
    if (Date.now() - since > labelsHoldMs) {
      held.clear();
      since = Date.now();
    }
    const missing = cities.filter((city) => !held.has(city));
    if (missing.length > 0) {
      const { rows } = await pool.query<{ city: string; label: Bilingual }>(
        `select city::text, label from ${schema}."placeName" where city = any($1::int[])`,
        [missing],
      );
      for (const { city, label } of rows) held.set(city, label);
    }
    return held;
  };
};

/** Categories and hours as the search's tables have them, kept in memory and read again when they change. */
export const snapshots = (pool: Pool, schema: string) => {
  let categories: Categories = categoriesOf([]);
  let categoriesAt: string | null | undefined;
  const held = new Map<string, Held>();
  let hoursAt: string | null = null;
  const hours = hoursOf(held);
  return {
    hours,
    cityLabels: cityLabels(pool, schema),
    /** The categories as last read: good enough to look words up with. */
    async categories(changed: string | null | undefined): Promise<Categories> {
      if (changed !== undefined && changed === categoriesAt) return categories;
      const { rows } = await pool.query<SearchCategory & { changed: string }>(
        `select id, parent, names, synonyms, changed from ${schema}.category order by id`,
      );
      categories = categoriesOf(rows);
      categoriesAt = rows.reduce<string | null>((last, row) => (last && last > row.changed ? last : row.changed), null);
      return categories;
    },
    async refreshHours(changed: string | null): Promise<void> {
      if (changed === hoursAt) return;
      const { rows } = await pool.query<{ key: string; plannings: Planning[]; changed: string }>(
        `select key, plannings, changed from ${schema}.hours where changed > $1 or $1 is null`,
        [hoursAt !== null && changed !== null && changed > hoursAt ? hoursAt : null],
      );
      for (const { key, plannings } of rows) if (!held.has(key)) held.set(key, { plannings });
      hoursAt = changed;
    },
  };
};
export type Snapshots = ReturnType<typeof snapshots>;
