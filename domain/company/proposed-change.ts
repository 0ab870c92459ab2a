import { z } from 'zod';
import { point } from '../place/place.events.ts';
import { line } from '../text.ts';
import type { Data } from './company.commands.ts';
import { type Coordinate, coordinate } from './company.events.ts';
import type { SectionFact } from './company-forms.ts';
import { phoneTypes } from './phone-types.ts';

const pin = z.object(point);

/** What somebody proposes that a company's page says, in the field that it is about: what it says, and what it should. */
export const proposedChange = z.discriminatedUnion('field', [
  /** A number that nobody answers, as it was written; without an `after` it goes. */
  z.object({
    field: z.literal('number'),
    before: coordinate.shape.raw,
    after: coordinate.pick({ value: true, raw: true }).nullable(),
  }),
  z.object({ field: z.literal('address'), before: line(500).nullable(), after: line(500) }),
  z.object({ field: z.literal('pin'), before: pin.nullable(), after: pin }),
]);

export type ProposedChange = z.infer<typeof proposedChange>;

type Said = {
  readonly sections: {
    readonly CompanyCoordinatesListed: Data<'CompanyCoordinatesListed'>;
    readonly CompanyRelocated: Data<'CompanyRelocated'>;
  };
};

/** What the page says once a proposal is taken. What no longer stands there is left as it is. */
export const proposedFact = (proposed: ProposedChange, { sections }: Said): SectionFact => {
  const { CompanyCoordinatesListed: listed, CompanyRelocated: relocated } = sections;
  if (proposed.field === 'number') {
    const { before, after } = proposed;
    const coordinates = listed.coordinates.flatMap((one): Coordinate[] => {
      if (!phoneTypes.includes(one.type) || one.raw !== before) return [one];
      return after ? [{ ...one, ...after }] : [];
    });
    return { type: 'CompanyCoordinatesListed', data: { ...listed, coordinates } };
  }
  const { place } = relocated;
  if (proposed.field === 'pin')
    return { type: 'CompanyRelocated', data: { ...relocated, place: { ...place, ...proposed.after } } };
  const address = place.address === proposed.before ? proposed.after : place.address;
  return { type: 'CompanyRelocated', data: { ...relocated, place: { ...place, address } } };
};
