import { accountEvents } from '#domain/account/account.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { profileEvents } from '#domain/profile/profile.events.ts';
import { projection, type RowsOf } from '../projection.ts';
import { type Confirmation, type Item, type ProfileRow, profileTable, type Versions } from './profile-row.ts';

const tables = { profile: profileTable };

type Rows = RowsOf<typeof tables>;
type Own = { readonly accountId: string };
type Lists = 'experiences' | 'formations' | 'languages' | 'resumes' | 'pieces';
type SaidIn<L extends Lists> =
  ProfileRow[L][number] extends Item<infer Said> ? Omit<Said, 'id' | 'version' | 'confirmation'> : never;

const change = ({ profile }: Rows, { accountId }: Own, to: (row: ProfileRow) => Partial<ProfileRow>): void =>
  profile.change(accountId, (row) => ({ ...row, ...to(row) }));

/** Returns the handler for a part of a form: it writes the part and adds 1 to the form's version. */
const part =
  <Said>(section: keyof Versions, to: (said: Said | null) => Partial<ProfileRow>) =>
  (rows: Rows, { data }: { readonly data: Own & { readonly said: Said | null } }): void =>
    change(rows, data, ({ versions }) => ({
      ...to(data.said),
      versions: { ...versions, [section]: versions[section] + 1 },
    }));

/** Keeps the confirmation when the person edits the item; other events end a confirmation. */
const confirmationOf = (item?: { readonly confirmation?: Confirmation }): object =>
  item?.confirmation ? { confirmation: item.confirmation } : {};

const put =
  <L extends Lists>(list: L) =>
  (rows: Rows, { data }: { readonly data: Own & { readonly itemId: string; readonly said: SaidIn<L> | null } }): void =>
    change(rows, data, (row) => {
      const items = row[list] as readonly (Item<object> & { confirmation?: Confirmation })[];
      const at = items.findIndex(({ id }) => id === data.itemId);
      const item = {
        ...confirmationOf(items[at]),
        id: data.itemId,
        version: (items[at]?.version ?? 0) + 1,
        ...data.said,
      };
      return { [list]: at < 0 ? [...items, item] : items.with(at, item) };
    });

const drop =
  (list: Lists) =>
  (rows: Rows, { data }: { readonly data: Own & { readonly itemId: string } }): void =>
    change(rows, data, (row) => ({
      [list]: (row[list] as readonly Item<object>[]).filter(({ id }) => id !== data.itemId),
    }));

type Told = { readonly data: Own & { readonly itemId: string }; readonly at: string };

/** Returns the handler that sets the confirmation of one experience to the result of `to`, or removes it. */
const confirmation =
  <T extends Told>(to: (happened: T, before: Confirmation | undefined) => Confirmation | undefined) =>
  (rows: Rows, happened: T): void =>
    change(rows, happened.data, ({ experiences }) => ({
      experiences: experiences.map(({ confirmation: before, ...item }) => {
        const now = item.id === happened.data.itemId ? to(happened, before) : before;
        return now ? { ...item, confirmation: now } : item;
      }),
    }));

const decided = (status: 'confirmed' | 'refused') =>
  confirmation(({ at }, before) => before && { ...before, status, decided: at });

/** The whole profile of a person, for the edit forms and, field by field, for others to see. */
export const profiles = projection({ ...accountEvents, ...profileEvents, ...erasureEvents })({
  name: 'profiles',
  version: 2,
  tables,
  on: {
    AccountOpened: ({ profile }, { data: { accountId: id, firstname, lastname, email, language }, at: registered }) =>
      profile.insert({
        id,
        name: firstname !== null && lastname !== null ? { firstname, lastname } : null,
        email,
        language,
        registered,
        confirmed: false,
        blocked: false,
        level: 'young',
        birthday: null,
        sex: null,
        presentation: null,
        whereabouts: null,
        coordinates: null,
        career: null,
        offer: null,
        skills: [],
        interests: null,
        photo: null,
        banner: null,
        audience: null,
        searchEngines: false,
        experiences: [],
        formations: [],
        languages: [],
        resumes: [],
        pieces: [],
        versions: { identity: 0, coordinates: 0, pro: 0, interests: 0, audience: 0 },
      }),
    AccountConfirmed: (rows, { data }) => change(rows, data, () => ({ confirmed: true })),
    EmailChanged: (rows, { data }) => change(rows, data, () => ({ email: data.email, confirmed: true })),
    AccountLanguageChosen: (rows, { data }) => change(rows, data, () => ({ language: data.language })),
    LevelGiven: (rows, { data }) => change(rows, data, () => ({ level: data.level })),
    AccountBlocked: (rows, { data }) => change(rows, data, () => ({ blocked: true })),
    AccountUnblocked: (rows, { data }) => change(rows, data, () => ({ blocked: false })),
    NameStated: part('identity', (name) => ({ name })),
    BirthdayStated: part('identity', (said) => ({ birthday: said?.birthday ?? null })),
    SexStated: part('identity', (said) => ({ sex: said?.sex ?? null })),
    ProfilePresented: part('identity', (presentation) => ({ presentation })),
    WhereaboutsStated: part('coordinates', (whereabouts) => ({ whereabouts })),
    PersonalCoordinatesListed: part('coordinates', (coordinates) => ({ coordinates })),
    CareerDescribed: part('pro', (career) => ({ career })),
    ProIndicated: part('pro', (offer) => ({ offer })),
    SkillsListed: part('pro', (said) => ({ skills: said?.skills ?? [] })),
    InterestsChosen: part('interests', (interests) => ({ interests })),
    AudienceChosen: part('audience', (said) => ({
      audience: said?.audience ?? null,
      searchEngines: said?.searchEngines ?? false,
    })),
    PhotoChosen: (rows, { data }) => change(rows, data, () => ({ photo: data.said })),
    PhotoRemoved: (rows, { data }) => change(rows, data, () => ({ photo: null })),
    BannerChosen: (rows, { data }) => change(rows, data, () => ({ banner: data.said })),
    BannerRemoved: (rows, { data }) => change(rows, data, () => ({ banner: null })),
    ExperienceAdded: put('experiences'),
    ExperienceChanged: put('experiences'),
    ExperienceRemoved: drop('experiences'),
    ConfirmationAsked: confirmation(({ data: { companyId }, at }: Told & { data: { companyId: number } }) => ({
      companyId,
      status: 'asked',
      asked: at,
      decided: null,
    })),
    ConfirmationEnded: confirmation(() => undefined),
    ExperienceConfirmed: decided('confirmed'),
    ConfirmationRefused: decided('refused'),
    ConfirmationDecisionUndone: confirmation((_, before) => before && { ...before, status: 'asked', decided: null }),
    FormationAdded: put('formations'),
    FormationChanged: put('formations'),
    FormationRemoved: drop('formations'),
    LanguageAdded: put('languages'),
    LanguageChanged: put('languages'),
    LanguageRemoved: drop('languages'),
    ResumeAdded: put('resumes'),
    ResumeChanged: put('resumes'),
    ResumeRemoved: drop('resumes'),
    PortfolioPieceAdded: put('pieces'),
    PortfolioPieceChanged: put('pieces'),
    PortfolioPieceRemoved: drop('pieces'),
    PersonForgotten: ({ profile }, { data }) => profile.remove(data.accountId),
  },
});
