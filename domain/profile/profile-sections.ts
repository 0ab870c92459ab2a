import { isToCome } from '../calendar.ts';
import { same } from '../same.ts';
import { leastAge } from './profile.choices.ts';
import type { Section, Sections } from './profile.commands.ts';
import type { ProfileEvent } from './profile.events.ts';
import { refuse } from './profile.rejections.ts';

type ContentEvent = Extract<ProfileEvent, { data: { said: unknown } }>;
export type SaidOf<T extends ContentEvent['type']> = NonNullable<Extract<ContentEvent, { type: T }>['data']['said']>;

/** The form that each event belongs to. */
export const sectionOf = {
  NameStated: 'identity',
  BirthdayStated: 'identity',
  SexStated: 'identity',
  ProfilePresented: 'identity',
  WhereaboutsStated: 'coordinates',
  PersonalCoordinatesListed: 'coordinates',
  CareerDescribed: 'pro',
  ProIndicated: 'pro',
  SkillsListed: 'pro',
  InterestsChosen: 'interests',
  AudienceChosen: 'audience',
} as const satisfies Partial<Record<ContentEvent['type'], Section>>;

export type SectionEvent = keyof typeof sectionOf;
export type Parts = { readonly [T in SectionEvent]?: SaidOf<T> };

type SavedSections = {
  readonly said: { readonly [T in SectionEvent]?: SaidOf<T> | null };
  readonly versions: Readonly<Record<Section, number>>;
};

/** The events for the parts that a form changes. Throws a `Rejection` when the form was filled from an old version. */
export const changes = (
  section: Section,
  { accountId, edited }: { readonly accountId: string; readonly edited: number },
  parts: Parts,
  { said, versions }: SavedSections,
): readonly ProfileEvent[] => {
  const changed = Object.entries(parts).filter(([type, part]) => !same(said[type as SectionEvent] ?? null, part));
  if (changed.length > 0 && edited !== versions[section])
    throw refuse('edited-meanwhile', { section, version: versions[section] });
  return changed.map(([type, part]) => ({ type, data: { accountId, said: part } }) as ProfileEvent);
};

/** Throws a `Rejection` for a birthday in the future, or of a person younger than `leastAge`. */
export const checkBirthday = (birthday: string | null, now: Date): void => {
  if (birthday === null) return;
  if (isToCome(birthday, now)) throw refuse('born-in-future', {}, '/birthday');
  const oldEnough = `${now.getUTCFullYear() - leastAge}${now.toISOString().slice(4, 10)}`;
  if (birthday > oldEnough) throw refuse('too-young', { years: leastAge }, '/birthday');
};

/** The parts of the identity form, without those that are empty now and were empty before. */
export const identityParts = (
  { name, birthday, sex, presentation }: Sections['identity'],
  { said }: SavedSections,
): Parts => ({
  NameStated: name,
  ...((birthday || said.BirthdayStated) && { BirthdayStated: { birthday } }),
  ...((sex || said.SexStated) && { SexStated: { sex } }),
  ...((said.ProfilePresented || !same(presentation, { title: {}, description: {} })) && {
    ProfilePresented: presentation,
  }),
});
