import type { Data } from './company.commands.ts';
import type { Coordinate, ProposedChange } from './company.events.ts';
import type { SectionFact } from './company-forms.ts';
import { phoneTypes } from './phone-types.ts';

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
