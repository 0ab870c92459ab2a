import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { v5 as uuidV5 } from 'uuid';
import { operator } from '#domain/actor.ts';
import type { CompanyEvent, Coordinate } from '#domain/company/company.events.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { type NumberingPlan, newNumber } from '#domain/company/numbering-plans.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import type { Replacement } from '#domain/company/replaced-coordinates.ts';
import type { DataOf } from '#domain/decider.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { handle } from '../handle.ts';
import { coordinatesTold } from './coordinates-told.ts';

type Listed = DataOf<CompanyEvent, 'CompanyCoordinatesListed'>;
type Options = {
  readonly now: Date;
  /** Nothing is changed, only counted. */
  readonly dryRun?: boolean;
  readonly onProgress?: (done: number, of: number) => void;
};

export type Converted = {
  readonly companies: number;
  readonly numbers: number;
  /** Old numbers of the country whose new form is not valid there: they stay as they are. */
  readonly left: number;
};

const atOnce = 16;

/** All events of a change of plan, or of its undoing, have this correlation id, however often it is begun. */
const batchOf = (name: string): string => uuidV5(`phones/${name}`, eventIds);

/** In pairs, as people there write their numbers: `+225 07 07 20 30 40`. */
const written = ({ dialCode }: NumberingPlan, number: string): string =>
  [`+${dialCode}`, ...(number.slice(1 + dialCode.length).match(/../g) ?? [])].join(' ');

const replacementsIn = (plan: NumberingPlan, listed: readonly Coordinate[], country: string) => {
  const replacements: Replacement[] = [];
  let left = 0;
  for (const { type, value, raw } of listed) {
    if (!phoneTypes.includes(type)) continue;
    const number = newNumber(plan, value, country);
    if (number === null) continue;
    if (isValidPhoneNumber(number))
      replacements.push({ type, before: { value, raw }, after: { value: number, raw: written(plan, number) } });
    else left += 1;
  }
  return { replacements, left };
};

type Find = (companyId: number) => readonly Replacement[] | Promise<readonly Replacement[]>;

/** Replaces what `find` names, several companies at once. Returns how many companies and numbers that concerns. */
const replaceAll = async (
  log: Log,
  batch: string,
  companyIds: readonly number[],
  find: Find,
  { now, dryRun, onProgress }: Options,
): Promise<Omit<Converted, 'left'>> => {
  const replaceIn = async (companyId: number): Promise<number> => {
    const replacements = await find(companyId);
    if (dryRun || replacements.length === 0) return replacements.length;
    const command = { type: 'ReplaceCompanyCoordinates', data: { companyId, replacements } } as const;
    // the time is part of it: what was undone can be done again
    const commandId = uuidV5(`${batch}/${companyId}/${now.toISOString()}`, eventIds);
    const envelope = { commandId, actor: operator, now, correlationId: batch };
    await handle(log, company, companyStream(companyId), command, envelope);
    return replacements.length;
  };
  let [companies, numbers] = [0, 0];
  for (let first = 0; first < companyIds.length; first += atOnce) {
    for (const count of await Promise.all(companyIds.slice(first, first + atOnce).map(replaceIn))) {
      companies += count > 0 ? 1 : 0;
      numbers += count;
    }
    if (!dryRun) onProgress?.(Math.min(first + atOnce, companyIds.length), companyIds.length);
  }
  return { companies, numbers };
};

/**
 * Gives all old phone numbers of a country their new form. One that was broken off goes on when it is called again: what
 * is new already is left alone. A number that the plan has no new form for stays as it is.
 */
export const convertPhones = async (log: Log, plan: NumberingPlan, options: Options): Promise<Converted> => {
  const countries = new Map<number, string>();
  const old = new Map<number, ReturnType<typeof replacementsIn>>();
  const types = ['CompanyRegistered', 'CompanyRelocated', 'CompanyCoordinatesListed'];
  for await (const batch of log.store.readAll({ types }))
    for (const { type, data } of (await log.codec.decode(batch)) as CompanyEvent[])
      if (type === 'CompanyRegistered' || type === 'CompanyRelocated')
        countries.set(data.companyId, data.place.country);
      else if (type === 'CompanyCoordinatesListed') {
        const read = replacementsIn(plan, data.coordinates, countries.get(data.companyId) ?? '');
        if (read.replacements.length + read.left > 0) old.set(data.companyId, read);
        else old.delete(data.companyId);
      }
  const found = [...old].flatMap(([id, { replacements }]) => (replacements.length > 0 ? [id] : []));
  const find: Find = (id) => old.get(id)?.replacements ?? [];
  const done = await replaceAll(log, batchOf(plan.name), found, find, options);
  return { ...done, left: [...old.values()].reduce((sum, { left }) => sum + left, 0) };
};

const keyOf = ({ type, value, raw }: Coordinate): string => JSON.stringify([type, value, raw]);

/** The other way round, what the events of `batch` replaced on a company's page and still stands there. */
const undoing = async (log: Log, companyId: number, batch: string): Promise<readonly Replacement[]> => {
  const made = new Map<string, Replacement>();
  let before: readonly Coordinate[] = [];
  for (const { coordinates, correlationId } of await coordinatesTold(log, companyId)) {
    if (correlationId === batch)
      for (const [row, is] of coordinates.entries()) {
        const was = before[row];
        if (!was || was.value === is.value) continue;
        const { type, value, raw } = is;
        made.set(keyOf(is), { type, before: { value, raw }, after: { value: was.value, raw: was.raw } });
      }
    before = coordinates;
  }
  return before.flatMap((row) => made.get(keyOf(row)) ?? []);
};

/**
 * Takes a conversion back: each number that still stands as it was converted says again, to the byte, what it said
 * before. One that somebody wrote otherwise since stays. It too goes on where it was broken off.
 */
export const undoPhones = async (log: Log, plan: NumberingPlan, options: Options): Promise<Converted> => {
  const [batch, back] = [batchOf(plan.name), batchOf(`${plan.name}/undo`)];
  const converted = new Set<number>();
  for await (const events of log.store.readAll({ types: ['CompanyCoordinatesListed'] }))
    for (const { data, metadata } of events) {
      const { companyId } = data as unknown as Listed;
      if (metadata.$correlationId === batch) converted.add(companyId);
      else if (metadata.$correlationId === back) converted.delete(companyId);
    }
  const done = await replaceAll(log, back, [...converted], (id) => undoing(log, id, batch), options);
  return { ...done, left: 0 };
};
