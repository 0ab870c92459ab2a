import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { v5 as uuidV5 } from 'uuid';
import { operator } from '#domain/actor.ts';
import type { CompanyEvent, Coordinate } from '#domain/company/company.events.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { type NumberingPlan, newNumber } from '#domain/company/numbering-plans.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import type { Replacement } from '#domain/company/replaced-coordinates.ts';
import type { DataOf } from '#domain/decider.ts';
import { collect } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { handle } from '../handle.ts';
import { eventIds } from '../part-of.ts';

type Listed = DataOf<CompanyEvent, 'CompanyCoordinatesListed'>;
type Options = {
  readonly now: Date;
  /** Nothing is changed, only counted. */
  readonly dryRun?: boolean;
  readonly onProgress?: (done: number, of: number) => void;
};

/** The numbers of companies that were replaced, and those of the country that are old and that nothing is known for. */
export type Converted = { readonly companies: number; readonly numbers: number; readonly left: number };

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

/** Replaces what `find` names, several companies at once, and returns the number of numbers. */
const replaceAll = async (
  log: Log,
  batch: string,
  companies: readonly number[],
  find: Find,
  { now, dryRun, onProgress }: Options,
): Promise<number> => {
  const replaceIn = async (companyId: number): Promise<number> => {
    const replacements = await find(companyId);
    if (dryRun) return replacements.length;
    const command = { type: 'ReplaceCompanyCoordinates', data: { companyId, replacements } } as const;
    // the time is part of it: what was undone can be done again
    const commandId = uuidV5(`${batch}/${companyId}/${now.toISOString()}`, eventIds);
    const envelope = { commandId, actor: operator, now, correlationId: batch };
    await handle(log, company, companyStream(companyId), command, envelope);
    return replacements.length;
  };
  let numbers = 0;
  for (let first = 0; first < companies.length; first += atOnce) {
    const counts = await Promise.all(companies.slice(first, first + atOnce).map(replaceIn));
    numbers += counts.reduce((sum, count) => sum + count, 0);
    if (!dryRun) onProgress?.(Math.min(first + atOnce, companies.length), companies.length);
  }
  return numbers;
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
  const companies = [...old].flatMap(([id, { replacements }]) => (replacements.length > 0 ? [id] : []));
  const find: Find = (id) => old.get(id)?.replacements ?? [];
  const numbers = await replaceAll(log, batchOf(plan.name), companies, find, options);
  return { companies: companies.length, numbers, left: [...old.values()].reduce((sum, { left }) => sum + left, 0) };
};

/** What the events of `batch` replaced on a company's page, the other way round. */
const undoing = async ({ store, codec }: Log, companyId: number, batch: string): Promise<readonly Replacement[]> => {
  const events = await collect(store.readStream(companyStream(companyId)));
  const told = await codec.decode(events);
  let before: readonly Coordinate[] = [];
  return told.flatMap(({ type, data }, index) => {
    if (type !== 'CompanyCoordinatesListed') return [];
    const [was, is] = [before, (data as Listed).coordinates];
    before = is;
    if (events[index]?.metadata.$correlationId !== batch) return [];
    return is.flatMap(({ type: kind, value, raw }, row): Replacement[] => {
      const old = was[row];
      return old && old.value !== value
        ? [{ type: kind, before: { value, raw }, after: { value: old.value, raw: old.raw } }]
        : [];
    });
  });
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
  const numbers = await replaceAll(log, back, [...converted], (id) => undoing(log, id, batch), options);
  return { companies: converted.size, numbers, left: 0 };
};
