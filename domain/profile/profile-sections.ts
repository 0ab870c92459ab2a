import { leastAge } from './profile.choices.ts';
import type { Section, Sections } from './profile.commands.ts';
import type { ProfileEvent } from './profile.events.ts';
import { refuse } from './profile.rejections.ts';

type Said = Extract<ProfileEvent, { data: { said: unknown } }>;
export type SaidOf<T extends Said['type']> = NonNullable<Extract<Said, { type: T }>['data']['said']>;

/** Which form each of these belongs to. */
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
} as const satisfies Partial<Record<Said['type'], Section>>;

export type SectionEvent = keyof typeof sectionOf;
export type Parts = { readonly [T in SectionEvent]?: SaidOf<T> };

type Known = {
  readonly said: { readonly [T in SectionEvent]?: SaidOf<T> | null };
  readonly versions: Readonly<Record<Section, number>>;
};

/** Whether two pieces say the same. Both came through their schema, so their fields stand in the same order. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The parts that a form says anew; refused when the form was filled from what has changed since. */
export const changes = (
  section: Section,
  { accountId, edited }: { readonly accountId: string; readonly edited: number },
  parts: Parts,
  { said, versions }: Known,
): readonly ProfileEvent[] => {
  const changed = Object.entries(parts).filter(([type, part]) => !same(said[type as SectionEvent] ?? null, part));
  if (changed.length > 0 && edited !== versions[section])
    throw refuse('edited-meanwhile', { section, version: versions[section] });
  return changed.map(([type, part]) => ({ type, data: { accountId, said: part } }) as ProfileEvent);
};

/** Throws a `Rejection` for a birthday that is to come, or of someone who is too young to be here. */
export const checkBirthday = (birthday: string | null, now: Date): void => {
  if (birthday === null) return;
  if (birthday > now.toISOString().slice(0, 10)) throw refuse('born-in-future', {}, '/birthday');
  const oldEnough = `${now.getUTCFullYear() - leastAge}${now.toISOString().slice(4, 10)}`;
  if (birthday > oldEnough) throw refuse('too-young', { years: leastAge }, '/birthday');
};

/** What the form of a person's identity says; what was never said and is left empty is not told. */
export const identityParts = ({ name, birthday, sex, presentation }: Sections['identity'], { said }: Known): Parts => ({
  NameStated: name,
  ...((birthday || said.BirthdayStated) && { BirthdayStated: { birthday } }),
  ...((sex || said.SexStated) && { SexStated: { sex } }),
  ...((said.ProfilePresented || !same(presentation, { title: {}, description: {} })) && {
    ProfilePresented: presentation,
  }),
});
