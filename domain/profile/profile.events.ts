import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { monthPattern } from '../calendar.ts';
import { categoryId } from '../category/category.events.ts';
import { type EventOf, event, personal } from '../event.ts';
import { image } from '../media/image.events.ts';
import { currency } from '../money.ts';
import { areaCodePattern } from '../phone-like.ts';
import { countryCode } from '../place/place.events.ts';
import { storedDocument } from '../stored-document.ts';
import { line, translated } from '../text.ts';
import { confirmationEvents } from './confirmation.events.ts';
import {
  audiences,
  careerStatuses,
  coordinateKinds,
  educationLevels,
  experienceBands,
  jobStatuses,
  knowledgeLevels,
  sexes,
  shownFields,
  siteKinds,
} from './profile.choices.ts';

const day = z.iso.date();
const since = z.string().regex(monthPattern);

/** `value` is E.164 where the country's plan has the number, else as written; `raw` as it was written. */
export const phone = z.object({ value: line(40), raw: line(40) });

const webAddress = z
  .url()
  .max(300)
  .regex(/^https?:\/\//);

/** Where a person worked or studied: a company of the directory, or only a name when `id` is null. */
const house = z.object({ id: z.int().positive().nullable(), name: line(200) });

const name = z.object({ firstname: line(80), lastname: line(80) });

export const presentation = z.object({ title: translated(150), description: translated(5000) });

export const whereabouts = z.object({
  country: countryCode.nullable(),
  city: line(200).nullable(),
  subCity: line(200).nullable(),
  district: line(200).nullable(),
  address: line(300).nullable(),
  zipcode: line(20).nullable(),
});

export const coordinates = z.object({
  phoneAreaCode: z.string().regex(areaCodePattern).nullable(),
  ...(Object.fromEntries(coordinateKinds.map((kind) => [kind, phone.nullable()])) as Record<
    (typeof coordinateKinds)[number],
    z.ZodNullable<typeof phone>
  >),
  ...(Object.fromEntries(siteKinds.map((kind) => [kind, webAddress.nullable()])) as Record<
    (typeof siteKinds)[number],
    z.ZodNullable<typeof webAddress>
  >),
});

export const career = z.object({
  jobStatus: z.enum(jobStatuses).nullable(),
  careerStatus: z.enum(careerStatuses).nullable(),
  educationLevel: z.enum(educationLevels).nullable(),
  professionalExperienceYears: z.enum(experienceBands).nullable(),
  openedToRemote: z.boolean(),
  /** Whether to hide that the person is looking for work. */
  hideOpenedToWork: z.boolean(),
});

export const offer = z.object({
  category: categoryId.nullable(),
  indicativePrice: z.object({ amount: z.number().nonnegative().max(1e12), currency }).nullable(),
});

export const interests = z.object({
  jobInterests: z.array(line(100)).max(20),
  interestedInCategories: z.array(categoryId).max(20),
});

export const skills = z.array(line(60)).max(30);

const period = { name: line(200), description: line(3000).nullable(), startDate: since, endDate: since.nullable() };
export const experience = z.object({ ...period, company: house.nullable() });
export const formation = z.object({ ...period, school: house.nullable() });

export const language = z.object({
  lang: z.string().regex(/^[a-z]{2,3}$/),
  level: z.enum(knowledgeLevels),
});

/** `file.id` is the id of the PDF among the stored documents. */
export const resume = z.object({
  lang: z.enum(['fr', 'en']),
  title: line(120),
  file: storedDocument,
});

export const piece = z.object({ image, title: line(120).nullable(), description: line(500).nullable() });

export const audience = z.object(
  Object.fromEntries(shownFields.map((field) => [field, z.enum(audiences)])) as Record<
    (typeof shownFields)[number],
    z.ZodEnum<{ [A in (typeof audiences)[number]]: A }>
  >,
);

const own = <S extends z.ZodType>(schema: S) => event(z.object({ accountId, said: personal(schema, 'accountId') }));
const itemId = z.uuid();
const item = <S extends z.ZodType>(schema: S) =>
  event(z.object({ accountId, itemId, said: personal(schema, 'accountId') }));
const gone = () => event(z.object({ accountId, itemId }));

/** What people say about themselves. `said` is personal data: null once the person is forgotten. */
export const profileEvents = {
  NameStated: own(name),
  BirthdayStated: own(z.object({ birthday: day.nullable() })),
  SexStated: own(z.object({ sex: z.enum(sexes).nullable() })),
  ProfilePresented: own(presentation),
  WhereaboutsStated: own(whereabouts),
  PersonalCoordinatesListed: own(coordinates),
  CareerDescribed: own(career),
  ProIndicated: own(offer),
  SkillsListed: own(z.object({ skills })),
  InterestsChosen: own(interests),
  AudienceChosen: own(z.object({ audience, searchEngines: z.boolean() })),
  PhotoChosen: own(image),
  PhotoRemoved: event(z.object({ accountId })),
  BannerChosen: own(image),
  BannerRemoved: event(z.object({ accountId })),
  ExperienceAdded: item(experience),
  ExperienceChanged: item(experience),
  ExperienceRemoved: gone(),
  FormationAdded: item(formation),
  FormationChanged: item(formation),
  FormationRemoved: gone(),
  LanguageAdded: item(language),
  LanguageChanged: item(language),
  LanguageRemoved: gone(),
  ResumeAdded: item(resume),
  ResumeChanged: item(resume),
  ResumeRemoved: gone(),
  PortfolioPieceAdded: item(piece),
  PortfolioPieceChanged: item(piece),
  PortfolioPieceRemoved: gone(),
  ...confirmationEvents,
};

export type ProfileEvent = EventOf<typeof profileEvents>;
export type Name = z.infer<typeof name>;
export type Presentation = z.infer<typeof presentation>;
export type Whereabouts = z.infer<typeof whereabouts>;
export type PersonalCoordinates = z.infer<typeof coordinates>;
export type Career = z.infer<typeof career>;
export type Offer = z.infer<typeof offer>;
export type Interests = z.infer<typeof interests>;
export type Experience = z.infer<typeof experience>;
export type Formation = z.infer<typeof formation>;
export type SpokenLanguage = z.infer<typeof language>;
export type Resume = z.infer<typeof resume>;
export type PortfolioPiece = z.infer<typeof piece>;
export type AudienceOf = z.infer<typeof audience>;
