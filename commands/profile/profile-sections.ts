import { z } from 'zod';
import { coordinateKinds, sexes, siteKinds } from '#domain/profile/profile.choices.ts';
import * as of from '#domain/profile/profile.events.ts';
import { maySpeakForThemselves as allowed } from '#domain/profile/profile.permissions.ts';
import { refuse } from '#domain/profile/profile.rejections.ts';
import { line } from '#domain/text.ts';
import { typedPersonName } from '#domain/typed-name.ts';
import { withScheme } from '#domain/web-address.ts';
import { command } from '../command.ts';
import { askProfile } from './ask-profile.ts';
import { phoneNumber } from './phone-number.ts';
import { checkCategories } from './profile-facts.ts';

/** The version that the form was filled from. */
const edited = z.int().min(0);
const context = 'profile';

export const stateIdentity = command({
  context,
  name: 'state-identity',
  schema: z.strictObject({
    edited,
    name: z.object({ firstname: typedPersonName, lastname: typedPersonName }),
    birthday: z.iso.date().nullable(),
    sex: z.enum(sexes).nullable(),
    presentation: of.presentation,
  }),
  allowed,
  handle: (log, data, envelope) => askProfile(log, envelope, { type: 'StateIdentity', data }),
});

const site = z.string().trim().max(300).transform(withScheme).pipe(of.coordinates.shape.website.unwrap());

const written = z.object({
  phoneAreaCode: of.coordinates.shape.phoneAreaCode,
  ...Object.fromEntries(coordinateKinds.map((kind) => [kind, line(40).nullable()] as const)),
  ...Object.fromEntries(siteKinds.map((kind) => [kind, site.nullable()] as const)),
} as Record<'phoneAreaCode', typeof of.coordinates.shape.phoneAreaCode> &
  Record<(typeof coordinateKinds)[number], z.ZodNullable<z.ZodString>> &
  Record<(typeof siteKinds)[number], z.ZodNullable<z.ZodString>>);

export const listCoordinates = command({
  context,
  name: 'list-coordinates',
  schema: z.strictObject({ edited, whereabouts: of.whereabouts, coordinates: written }),
  allowed,
  async handle(log, { edited, whereabouts, coordinates }, envelope) {
    const { country } = whereabouts;
    if (country && !(await log.facts.profiles.isCountry(country)))
      throw refuse('country-unknown', {}, '/whereabouts/country');
    const area = { country, phoneAreaCode: coordinates.phoneAreaCode };
    const phones = coordinateKinds.map(
      (kind) => [kind, phoneNumber(coordinates[kind], area, `coordinates/${kind}`)] as const,
    );
    const data = {
      edited,
      whereabouts,
      coordinates: of.coordinates.parse({ ...coordinates, ...Object.fromEntries(phones) }),
    };
    return askProfile(log, envelope, { type: 'ListCoordinates', data });
  },
});

export const describeCareer = command({
  context,
  name: 'describe-career',
  schema: z.strictObject({ edited, career: of.career, offer: of.offer, skills: of.skills }),
  allowed,
  async handle(log, data, envelope) {
    await checkCategories(log.facts.profiles, data.offer.category ? [data.offer.category] : [], '/offer/category');
    return askProfile(log, envelope, {
      type: 'DescribeCareer',
      data: { ...data, skills: [...new Set(data.skills)] },
    });
  },
});

export const chooseInterests = command({
  context,
  name: 'choose-interests',
  schema: z.strictObject({ edited, interests: of.interests }),
  allowed,
  async handle(log, data, envelope) {
    await checkCategories(
      log.facts.profiles,
      data.interests.interestedInCategories,
      '/interests/interestedInCategories',
    );
    return askProfile(log, envelope, { type: 'ChooseInterests', data });
  },
});

export const chooseAudience = command({
  context,
  name: 'choose-audience',
  schema: z.strictObject({ edited, audience: of.audience, searchEngines: z.boolean() }),
  allowed,
  handle: (log, data, envelope) => askProfile(log, envelope, { type: 'ChooseAudience', data }),
});
