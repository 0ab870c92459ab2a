import { z } from 'zod';
import { type Coordinate, companyEvents, coordinate, coordinateTypes } from '#domain/company/company.events.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { company } from '#domain/company/company.ts';
import { phoneTypes } from '#domain/company/phone-types.ts';
import { typedName } from '#domain/typed-name.ts';
import { command } from '../command.ts';
import { e164 } from '../phone-number.ts';
import { knownPlace, placeInput } from './company-place.ts';
import { slugOf } from './company-slug.ts';
import { readCoordinate } from './coordinates-input.ts';
import { coordinatesTold } from './coordinates-told.ts';
import { edits, toCompany } from './edit-company.ts';

const { raw, public: isPublic } = coordinate.shape;
const listed = z.array(z.object({ raw, public: isPublic }).readonly()).max(20);

/** What is written for each type of coordinate, as the form of a company's coordinates sends it. */
const written = z.partialRecord(z.enum(coordinateTypes), listed).superRefine((all, context) => {
  for (const [type, rows] of Object.entries(all))
    for (const [index, row] of rows.entries()) {
      const read = readCoordinate(type as Coordinate['type'], row.raw);
      const path = [type, index, 'raw'];
      if ('fault' in read) context.addIssue({ code: 'invalid_format', format: read.fault, input: row.raw, path });
    }
});

const valueIn = (type: Coordinate['type'], text: string, country: string): string | undefined => {
  if (phoneTypes.includes(type)) return e164(text, { country });
  const read = readCoordinate(type, text);
  return 'value' in read ? read.value : undefined;
};

/** Where requests go, as they are written. */
const requestsInput = companyEvents.CompanyRequestsDirected.schema
  .omit({ companyId: true })
  .extend({ phoneForSms: raw.nullable() });

/** Saves the form of names, place and ways to reach a company. Throws a `Rejection` when it was saved meanwhile. */
export const correctCompanyCoordinates = command({
  ...edits,
  name: 'correct-company-coordinates',
  schema: z.object({
    companyId: z.int().positive(),
    edited: z.int().min(0),
    name: typedName(200),
    shortName: typedName(100).nullable().default(null),
    place: placeInput,
    coordinates: written,
    requests: requestsInput.optional(),
    whatsappInitialText: companyEvents.CompanyCoordinatesListed.schema.shape.whatsappInitialText,
  }),
  async handle(context, { place, coordinates, requests, ...said }, envelope) {
    // a number that no plan has stays, and comes back when a change of it is undone
    const before = (await coordinatesTold(context, said.companyId)).flatMap((told) => told.coordinates);
    const read = coordinateTypes.flatMap((type) =>
      (coordinates[type] ?? []).map((row, index): Coordinate => {
        const known = before.findLast((one) => one.type === type && one.raw === row.raw)?.value;
        const value = known ?? valueIn(type, row.raw, place.country);
        if (value === undefined) throw refuse('phone-unreadable', {}, `/coordinates/${type}/${index}/raw`);
        return { type, value, ...row };
      }),
    );
    const sms = requests?.phoneForSms ?? null;
    const smsNumber = sms && valueIn('gsm', sms, place.country);
    if (smsNumber === undefined) throw refuse('phone-unreadable', {}, '/requests/phoneForSms');
    const data = {
      ...said,
      requests: requests && { ...requests, phoneForSms: sms && smsNumber ? { value: smsNumber, raw: sms } : null },
      slug: slugOf(said.name),
      place: await knownPlace(context.facts.companies, place),
      coordinates: read,
    };
    return toCompany(company)(context, { type: 'CorrectCompanyCoordinates', data }, envelope);
  },
});
