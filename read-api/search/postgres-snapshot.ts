import type { Pool } from 'pg';
import type { Planning } from '#domain/company/company.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { openState } from '../company/open-state.ts';
import type { OpenState } from '../company/open-state-sent.ts';
import { type OpenWeek, openWeek } from '../company/open-week.ts';
import { type Categories, categoriesOf, type SearchCategory } from './categories.ts';
import type { OpenHours } from './search-index.ts';

/** The opening hours of companies in memory, by key, with the open state at an instant. */
export type Hours = {
  stateAt(key: string | null, at: Date): OpenState;
  /**
   * Returns the keys of the hours that are open at `at`, those about to close included, and by what they say of the week:
   * the same object for as long as nothing opens, closes or is added.
   */
  openHours(at: Date): OpenHours;
};

type Held = {
  plannings: readonly Planning[];
  state?: OpenState;
  from?: number;
  week?: OpenWeek;
  weekFrom?: number;
};

/** What was open from an instant until another one, of so many hours. */
type OpenThen = { readonly from: number; readonly until: number; readonly of: number; readonly hours: OpenHours };

/** What cached hours say of the week of `at`, worked out once a day. */
const weekOf = (held: Held, at: Date): OpenWeek => {
  const instant = at.getTime();
  if (held.week && held.weekFrom !== undefined && held.weekFrom <= instant && instant < held.week.until)
    return held.week;
  held.weekFrom = instant;
  held.week = openWeek(held.plannings, at);
  return held.week;
};

const hoursOf = (all: ReadonlyMap<string, Held>): Hours => {
  const stateAt = (key: string | null, at: Date): OpenState => {
    const cached = key === null ? undefined : all.get(key);
    if (!cached) return openState([], at);
    const instant = at.getTime();
    const until = cached.state?.validUntil;
    const holds = cached.from !== undefined && cached.from <= instant && (until == null || instant < Date.parse(until));
    if (!cached.state || !holds) {
      cached.state = openState(cached.plannings, at);
      cached.from = instant;
    }
    return cached.state;
  };
  let open: OpenThen | undefined;
  return {
    stateAt,
    openHours(at) {
      const from = at.getTime();
      if (open && open.of === all.size && open.from <= from && from < open.until) return open.hours;
      const each = [...all].map(([key, held]) => ({ key, ...stateAt(key, at), week: weekOf(held, at) }));
      const keysOf = (holds: (week: OpenWeek) => boolean): string[] =>
        each.flatMap(({ key, week }) => (holds(week) ? [key] : []));
      const hours = {
        openNow: each.flatMap(({ key, state }) => (state === 'open' || state === 'closing' ? [key] : [])),
        openTonight: keysOf(({ tonightUntil }) => from < tonightUntil),
        openSaturday: keysOf(({ saturday }) => saturday),
        openSunday: keysOf(({ sunday }) => sunday),
        open24h: keysOf(({ aroundTheClock }) => aroundTheClock),
      };
      const changes = each.flatMap(({ validUntil, week }) => [
        validUntil === null ? Number.POSITIVE_INFINITY : Date.parse(validUntil),
        week.tonightUntil > from ? week.tonightUntil : week.until,
      ]);
      const until = changes.reduce((first, one) => Math.min(first, one), Number.POSITIVE_INFINITY);
      open = { from, until, of: all.size, hours };
      return hours;
    },
  };
};

const labelsTtlMs = 60_000;

/** Returns the names of cities in both languages, cached for a minute. */
const cityLabels = (pool: Pool, schema: string) => {
  const cached = new Map<string, Bilingual>();
  let since = 0;
  return async (cities: readonly string[]): Promise<ReadonlyMap<string, Bilingual>> => {
    if (Date.now() - since > labelsTtlMs) {
      cached.clear();
      since = Date.now();
    }
    const missing = cities.filter((city) => !cached.has(city));
    if (missing.length > 0) {
      const { rows } = await pool.query<{ city: string; label: Bilingual }>(
        `select city::text, label from ${schema}."placeName" where city = any($1::int[])`,
        [missing],
      );
      for (const { city, label } of rows) cached.set(city, label);
    }
    return cached;
  };
};

/** Categories and hours of the search tables, cached in memory and read again when they change. */
export const snapshots = (pool: Pool, schema: string) => {
  let categories: Categories = categoriesOf([]);
  let categoriesAt: string | null | undefined;
  const cached = new Map<string, Held>();
  let hoursAt: string | null = null;
  const hours = hoursOf(cached);
  return {
    hours,
    cityLabels: cityLabels(pool, schema),
    /** Returns the categories; reads them again when `changed` is not the version in memory. */
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
      for (const { key, plannings } of rows) if (!cached.has(key)) cached.set(key, { plannings });
      hoursAt = changed;
    },
  };
};
