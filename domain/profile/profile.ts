import type { Decider } from '../decider.ts';
import { same } from '../same.ts';
import {
  type Confirmations,
  confirmationDecisions,
  confirmationFolds,
  endedWith,
  noConfirmations,
} from './confirmations.ts';
import type { ProfileCommand, Section } from './profile.commands.ts';
import type { ProfileEvent } from './profile.events.ts';
import { refuse } from './profile.rejections.ts';
import {
  checkItem,
  checkRoom,
  type Listed,
  type ListItems,
  type ListName,
  type Lists,
  listEvents,
  noLists,
} from './profile-lists.ts';
import {
  changes,
  checkBirthday,
  identityParts,
  type SaidOf,
  type SectionEvent,
  sectionOf,
} from './profile-sections.ts';

export const profileStream = (accountId: string): string => `profile-${accountId}`;

type ProfileState = {
  /** The current data of each part. */
  readonly said: { readonly [T in SectionEvent | 'PhotoChosen' | 'BannerChosen']?: SaidOf<T> | null };
  /** Counts the changes of each form, to notice a form that was filled from an older version. */
  readonly versions: Readonly<Record<Section, number>>;
  readonly lists: Lists;
  readonly confirmations: Confirmations;
};

const keep =
  <T extends SectionEvent>(type: T) =>
  (state: ProfileState, { said }: { readonly said: SaidOf<T> | null }): ProfileState => ({
    ...state,
    said: { ...state.said, [type]: said },
    versions: { ...state.versions, [sectionOf[type]]: state.versions[sectionOf[type]] + 1 },
  });

type Picture = 'PhotoChosen' | 'BannerChosen';

const show =
  (type: Picture) =>
  (state: ProfileState, { said }: { readonly said: SaidOf<Picture> | null }): ProfileState => ({
    ...state,
    said: { ...state.said, [type]: said },
  });

const hide =
  (type: Picture) =>
  (state: ProfileState): ProfileState => ({ ...state, said: { ...state.said, [type]: null } });

const put =
  <L extends ListName>(list: L) =>
  (
    state: ProfileState,
    { itemId, said }: { readonly itemId: string; readonly said: ListItems[L] | null },
  ): ProfileState => {
    const version = (state.lists[list][itemId]?.version ?? 0) + 1;
    return { ...state, lists: { ...state.lists, [list]: { ...state.lists[list], [itemId]: { version, said } } } };
  };

const drop =
  (list: ListName) =>
  (state: ProfileState, { itemId }: { readonly itemId: string }): ProfileState => {
    const { [itemId]: _gone, ...others } = state.lists[list] as Record<string, Listed>;
    return { ...state, lists: { ...state.lists, [list]: others } };
  };

/** One person's profile. */
export const profile: Decider<ProfileCommand, ProfileEvent, ProfileState> = {
  initial: {
    said: {},
    versions: { identity: 0, coordinates: 0, pro: 0, interests: 0, audience: 0 },
    lists: noLists,
    confirmations: noConfirmations,
  },

  evolve: {
    NameStated: keep('NameStated'),
    BirthdayStated: keep('BirthdayStated'),
    SexStated: keep('SexStated'),
    ProfilePresented: keep('ProfilePresented'),
    WhereaboutsStated: keep('WhereaboutsStated'),
    PersonalCoordinatesListed: keep('PersonalCoordinatesListed'),
    CareerDescribed: keep('CareerDescribed'),
    ProIndicated: keep('ProIndicated'),
    SkillsListed: keep('SkillsListed'),
    InterestsChosen: keep('InterestsChosen'),
    AudienceChosen: keep('AudienceChosen'),
    PhotoChosen: show('PhotoChosen'),
    PhotoRemoved: hide('PhotoChosen'),
    BannerChosen: show('BannerChosen'),
    BannerRemoved: hide('BannerChosen'),
    ExperienceAdded: put('experience'),
    ExperienceChanged: put('experience'),
    ExperienceRemoved: drop('experience'),
    FormationAdded: put('formation'),
    FormationChanged: put('formation'),
    FormationRemoved: drop('formation'),
    LanguageAdded: put('language'),
    LanguageChanged: put('language'),
    LanguageRemoved: drop('language'),
    ResumeAdded: put('resume'),
    ResumeChanged: put('resume'),
    ResumeRemoved: drop('resume'),
    PortfolioPieceAdded: put('piece'),
    PortfolioPieceChanged: put('piece'),
    PortfolioPieceRemoved: drop('piece'),
    ...confirmationFolds,
  },

  decide: {
    StateIdentity: (data, state, { now }) => {
      checkBirthday(data.birthday, now);
      return changes('identity', data, identityParts(data, state), state);
    },
    ListCoordinates: (data, state) =>
      changes(
        'coordinates',
        data,
        { WhereaboutsStated: data.whereabouts, PersonalCoordinatesListed: data.coordinates },
        state,
      ),
    DescribeCareer: (data, state) =>
      changes(
        'pro',
        data,
        { CareerDescribed: data.career, ProIndicated: data.offer, SkillsListed: { skills: [...data.skills] } },
        state,
      ),
    ChooseInterests: (data, state) => changes('interests', data, { InterestsChosen: data.interests }, state),
    ChooseAudience: ({ audience, searchEngines, ...data }, state) =>
      changes('audience', data, { AudienceChosen: { audience, searchEngines } }, state),
    ChoosePhoto: ({ accountId, image }, { said }) =>
      same(said.PhotoChosen, image) ? [] : [{ type: 'PhotoChosen', data: { accountId, said: image } }],
    RemovePhoto: (data, { said }) => (said.PhotoChosen ? [{ type: 'PhotoRemoved', data }] : []),
    ChooseBanner: ({ accountId, image }, { said }) =>
      same(said.BannerChosen, image) ? [] : [{ type: 'BannerChosen', data: { accountId, said: image } }],
    RemoveBanner: (data, { said }) => (said.BannerChosen ? [{ type: 'BannerRemoved', data }] : []),

    AddItem: ({ accountId, list, itemId, said }, { lists }, { now }) => {
      const listed: Readonly<Record<string, Listed>> = lists[list];
      if (listed[itemId]) return [];
      checkRoom(list, listed);
      checkItem(list, said, Object.values(listed) as Listed<typeof list>[], now);
      return [{ type: listEvents[list].added, data: { accountId, itemId, said } } as ProfileEvent];
    },
    ChangeItem: ({ accountId, list, itemId, said, edited }, state, { now }) => {
      const { [itemId]: before, ...others } = state.lists[list] as Readonly<Record<string, Listed>>;
      if (!before) throw refuse('item-unknown');
      if (same(before.said, said)) return [];
      checkItem(list, said, Object.values(others) as Listed<typeof list>[], now);
      if (edited !== before.version) throw refuse('edited-meanwhile', { section: list, version: before.version });
      const changed = { type: listEvents[list].changed, data: { accountId, itemId, said } } as ProfileEvent;
      return list === 'experience' ? [...endedWith({ accountId, itemId }, state, said), changed] : [changed];
    },
    RemoveItem: ({ accountId, list, itemId }, state) => {
      if (!state.lists[list][itemId]) return [];
      const removed = { type: listEvents[list].removed, data: { accountId, itemId } } as ProfileEvent;
      return list === 'experience' ? [...endedWith({ accountId, itemId }, state, null), removed] : [removed];
    },
    ...confirmationDecisions,
  },
};
