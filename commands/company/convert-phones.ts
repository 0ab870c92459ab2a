import { v5 as uuidV5 } from 'uuid';
import { operator } from '#domain/actor.ts';
import type { Coordinate } from '#domain/company/company.events.ts';
import { company, companyStream } from '#domain/company/company.ts';
import type { NumberingPlan } from '#domain/company/numbering-plans.ts';
import type { Replacement } from '#domain/company/replaced-coordinates.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { convertedCompanies, numbersBatch, oldNumbers } from '#read-api/company/old-numbers.ts';
import { handle } from '../handle.ts';
import { coordinatesTold } from './coordinates-told.ts';

type Options = {
  readonly now: Date;
  /** Nothing is changed, only counted. */
  readonly dryRun?: boolean;
  /** The next companies wait for it. */
  readonly onProgress?: (done: number, of: number) => unknown;
};

export type Converted = {
  readonly companies: number;
  readonly numbers: number;
  /** Old numbers of the country whose new form is not valid there: they stay as they are. */
  readonly left: number;
};

const atOnce = 16;

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
    if (!dryRun) await onProgress?.(Math.min(first + atOnce, companyIds.length), companyIds.length);
  }
  return { companies, numbers };
};

/**
 * Gives all old phone numbers of a country their new form. One that was broken off goes on when it is called again: what
 * is new already is left alone. A number that the plan has no new form for stays as it is.
 */
export const convertPhones = async (log: Log, plan: NumberingPlan, options: Options): Promise<Converted> => {
  const old = await oldNumbers(log, plan);
  const found = [...old].flatMap(([id, { replacements }]) => (replacements.length > 0 ? [id] : []));
  const find: Find = (id) => old.get(id)?.replacements ?? [];
  const done = await replaceAll(log, numbersBatch(plan, 'convert'), found, find, options);
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
  const batch = numbersBatch(plan, 'convert');
  const converted = await convertedCompanies(log, plan);
  const done = await replaceAll(log, numbersBatch(plan, 'undo'), converted, (id) => undoing(log, id, batch), options);
  return { ...done, left: 0 };
};
