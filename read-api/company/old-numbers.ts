import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { v5 as uuidV5 } from 'uuid';
import { type Coordinate, companyEvents } from '#domain/company/company.events.ts';
import { inPairs, type NumberingPlan, newNumber } from '#domain/company/numbering-plans.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import type { Replacement } from '#domain/company/replaced-coordinates.ts';
import { isOneOf } from '#domain/event.ts';
import { eventIds } from '#infra/event-store/event-id.ts';
import type { Log } from '#infra/event-store/stream-state.ts';

/** All events of a change of plan, or of its undoing, have this correlation id, however often it is begun. */
export const numbersBatch = (plan: NumberingPlan, way: 'convert' | 'undo'): string =>
  uuidV5(`phones/${plan.name}${way === 'undo' ? '/undo' : ''}`, eventIds);

type OldNumbers = {
  readonly replacements: readonly Replacement[];
  /** Old numbers whose new form is not valid there. */
  readonly left: number;
};

const oldNumbersIn = (plan: NumberingPlan, listed: readonly Coordinate[], country: string): OldNumbers => {
  const replacements: Replacement[] = [];
  let left = 0;
  for (const { type, value, raw } of listed) {
    if (!phoneTypes.includes(type)) continue;
    const number = newNumber(plan, value, country);
    if (number === null) continue;
    if (isValidPhoneNumber(number))
      replacements.push({ type, before: { value, raw }, after: { value: number, raw: inPairs(plan, number) } });
    else left += 1;
  }
  return { replacements, left };
};

/** The companies that have old numbers of the plan, each with those and their new form. */
export const oldNumbers = async (log: Log, plan: NumberingPlan): Promise<ReadonlyMap<number, OldNumbers>> => {
  const countries = new Map<number, string>();
  const old = new Map<number, OldNumbers>();
  const types = ['CompanyRegistered', 'CompanyRelocated', 'CompanyCoordinatesListed'];
  for await (const batch of log.store.readAll({ types }))
    for (const { type, data } of (await log.codec.decode(batch)).filter(isOneOf(companyEvents)))
      if (type === 'CompanyRegistered' || type === 'CompanyRelocated')
        countries.set(data.companyId, data.place.country);
      else if (type === 'CompanyCoordinatesListed') {
        const read = oldNumbersIn(plan, data.coordinates, countries.get(data.companyId) ?? '');
        if (read.replacements.length + read.left > 0) old.set(data.companyId, read);
        else old.delete(data.companyId);
      }
  return old;
};

/** The companies whose numbers were converted, and not yet put back. */
export const convertedCompanies = async ({ store }: Log, plan: NumberingPlan): Promise<readonly number[]> => {
  const [batch, back] = [numbersBatch(plan, 'convert'), numbersBatch(plan, 'undo')];
  const converted = new Set<number>();
  for await (const events of store.readAll({ types: ['CompanyCoordinatesListed'] }))
    for (const {
      data: { companyId },
      metadata,
    } of events.filter(isOneOf(companyEvents))) {
      if (metadata.$correlationId === batch) converted.add(companyId);
      else if (metadata.$correlationId === back) converted.delete(companyId);
    }
  return [...converted];
};
