import { type Actor, isStaff } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import type { Image } from '../media/image.events.ts';
import { same } from '../same.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { CompanyMediaEvent, Video } from './company-media.events.ts';

type Data<T extends CompanyMediaEvent['type']> = DataOf<CompanyMediaEvent, T>;
type CommandFor<Name extends string, T extends CompanyMediaEvent['type']> = {
  readonly type: Name;
  readonly data: Data<T>;
};
type LimitedCommandFor<Name extends string, T extends CompanyMediaEvent['type']> = {
  readonly type: Name;
  /** `most` is how many photos and videos the page may have together. */
  readonly data: Data<T> & { readonly most: number };
};

export type CompanyMediaCommand =
  | CommandFor<'ChooseCompanyLogo', 'CompanyLogoChosen'>
  | CommandFor<'TakeDownCompanyLogo', 'CompanyLogoTakenDown'>
  | CommandFor<'ChooseCompanyBanner', 'CompanyBannerChosen'>
  | CommandFor<'TakeDownCompanyBanner', 'CompanyBannerTakenDown'>
  | CommandFor<'ChooseCompanyAd', 'CompanyAdChosen'>
  | CommandFor<'TakeDownCompanyAd', 'CompanyAdTakenDown'>
  | LimitedCommandFor<'AddCompanyPhoto', 'CompanyPhotoAdded'>
  | CommandFor<'CaptionCompanyPhoto', 'CompanyPhotoCaptioned'>
  | CommandFor<'ValidateCompanyPhoto', 'CompanyPhotoValidated'>
  | CommandFor<'HoldBackCompanyPhoto', 'CompanyPhotoHeldBack'>
  | CommandFor<'RemoveCompanyPhoto', 'CompanyPhotoRemoved'>
  | LimitedCommandFor<'MoveCompanyPhotoIn', 'CompanyPhotoMovedIn'>
  | CommandFor<'MoveCompanyPhotoAway', 'CompanyPhotoMovedAway'>
  | CommandFor<'TakeDownCompanyPhoto', 'CompanyPhotoTakenDown'>
  | {
      readonly type: 'PutBackCompanyPhoto';
      readonly data: Pick<Data<'CompanyPhotoPutBack'>, 'companyId' | 'sentBy' | 'sentAt'> & {
        readonly imageId: string;
        readonly most: number;
      };
    }
  | CommandFor<'OrderCompanyPhotos', 'CompanyPhotosOrdered'>
  | CommandFor<'ChooseCompanyHomepagePhoto', 'CompanyHomepagePhotoChosen'>
  | LimitedCommandFor<'LinkCompanyVideo', 'CompanyVideoLinked'>
  | CommandFor<'UnlinkCompanyVideo', 'CompanyVideoUnlinked'>;

type Photo = {
  readonly id: string;
  readonly image: Image;
  readonly validated: boolean;
  readonly caption: string | null;
};

/** A photo that staff deleted, or moved to the page of another company, and where it stood. */
type GonePhoto = { readonly photo: Photo; readonly place: number; readonly toCompanyId: number | null };

type CompanyMediaState = {
  readonly registered: boolean;
  readonly logo: string | null;
  readonly banner: string | null;
  readonly ad: string | null;
  /** In the order in which they are shown. */
  readonly photos: readonly Photo[];
  /** The photo for the home page, by its image; it is shown there as long as it is on the page. */
  readonly homepagePhoto: string | null;
  /** By the id of their image. */
  readonly gone: Readonly<Record<string, GonePhoto>>;
  readonly videos: readonly Video[];
};

type Facts = CompanyMediaEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' }>;

const registered = (state: CompanyMediaState): CompanyMediaState => {
  if (!state.registered) throw refuse('unknown');
  return state;
};

const photoIn = (state: CompanyMediaState, imageId: string): Photo => {
  const photo = registered(state).photos.find(({ id }) => id === imageId);
  if (!photo) throw refuse('photo-unknown');
  return photo;
};

const roomFor = (state: CompanyMediaState, limit: number): void => {
  if (state.photos.length + state.videos.length >= limit) throw refuse('too-many-visuals', { most: limit });
};

const validatesAtOnce = (actor: Actor): boolean => isStaff(actor);

/** The photos in the order of `imageIds`, followed by those that it does not name. */
export const ordered = <P>(photos: readonly P[], imageIds: readonly string[], idOf: (photo: P) => string): P[] => [
  ...imageIds.flatMap((id) => photos.filter((photo) => idOf(photo) === id)),
  ...photos.filter((photo) => !imageIds.includes(idOf(photo))),
];

const changePhoto = (state: CompanyMediaState, id: string, change: Partial<Photo>): CompanyMediaState => ({
  ...state,
  photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
});

type Sent = { readonly image: Image; readonly caption: string | null; readonly validated?: boolean };

/** The photo at its place, or after the others. */
const withPhoto = (
  state: CompanyMediaState,
  { image, caption, validated = false }: Sent,
  place = state.photos.length,
): CompanyMediaState => {
  const { [image.id]: _, ...gone } = state.gone;
  return { ...state, gone, photos: state.photos.toSpliced(place, 0, { id: image.id, image, validated, caption }) };
};

const withoutPhoto = (state: CompanyMediaState, imageId: string): CompanyMediaState => ({
  ...state,
  photos: state.photos.filter(({ id }) => id !== imageId),
});

/** Without the photo, which can be put back. */
const parted = (state: CompanyMediaState, imageId: string, toCompanyId: number | null): CompanyMediaState => {
  const place = state.photos.findIndex(({ id }) => id === imageId);
  const photo = state.photos[place];
  if (!photo) return state;
  return { ...withoutPhoto(state, imageId), gone: { ...state.gone, [imageId]: { photo, place, toCompanyId } } };
};

const isOnPage = (state: CompanyMediaState, imageId: string): boolean =>
  registered(state).photos.some(({ id }) => id === imageId);

/** The pictures and videos of a company, read from the company's stream beside the company itself. */
export const companyMedia: Decider<CompanyMediaCommand, Facts, CompanyMediaState> = {
  initial: {
    registered: false,
    logo: null,
    banner: null,
    ad: null,
    photos: [],
    homepagePhoto: null,
    gone: {},
    videos: [],
  },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    CompanyLogoChosen: (state, { image }) => ({ ...state, logo: image.id }),
    CompanyLogoTakenDown: (state) => ({ ...state, logo: null }),
    CompanyBannerChosen: (state, { image }) => ({ ...state, banner: image.id }),
    CompanyBannerTakenDown: (state) => ({ ...state, banner: null }),
    CompanyAdChosen: (state, { image }) => ({ ...state, ad: image.id }),
    CompanyAdTakenDown: (state) => ({ ...state, ad: null }),
    CompanyPhotoAdded: (state, photo) => withPhoto(state, photo),
    CompanyPhotoCaptioned: (state, { imageId, caption }) => changePhoto(state, imageId, { caption }),
    CompanyPhotoValidated: (state, { imageId }) => changePhoto(state, imageId, { validated: true }),
    CompanyPhotoHeldBack: (state, { imageId }) => changePhoto(state, imageId, { validated: false }),
    // what the team removed can be put back for a while
    CompanyPhotoRemoved: (state, { imageId, reason }) =>
      reason === null ? withoutPhoto(state, imageId) : parted(state, imageId, null),
    CompanyPhotoMovedIn: (state, photo) => withPhoto(state, photo),
    CompanyPhotoMovedAway: (state, { imageId, toCompanyId }) => parted(state, imageId, toCompanyId),
    CompanyPhotoTakenDown: (state, { imageId }) => parted(state, imageId, null),
    CompanyPhotoPutBack: (state, { order, ...photo }) => withPhoto(state, photo, order),
    CompanyPhotosOrdered: (state, { imageIds }) => ({
      ...state,
      photos: ordered(state.photos, imageIds, ({ id }) => id),
    }),
    CompanyHomepagePhotoChosen: (state, { imageId }) => ({ ...state, homepagePhoto: imageId }),
    CompanyVideoLinked: (state, { video, order }) => ({
      ...state,
      videos: state.videos.toSpliced(order ?? state.videos.length, 0, video),
    }),
    CompanyVideoUnlinked: (state, { video }) => ({ ...state, videos: state.videos.filter((one) => !same(one, video)) }),
  },

  decide: {
    ChooseCompanyLogo: (data, state) =>
      registered(state).logo === data.image.id ? [] : [{ type: 'CompanyLogoChosen', data }],
    TakeDownCompanyLogo: (data, state) => (registered(state).logo ? [{ type: 'CompanyLogoTakenDown', data }] : []),
    ChooseCompanyBanner: (data, state) =>
      registered(state).banner === data.image.id ? [] : [{ type: 'CompanyBannerChosen', data }],
    TakeDownCompanyBanner: (data, state) =>
      registered(state).banner ? [{ type: 'CompanyBannerTakenDown', data }] : [],
    ChooseCompanyAd: (data, state) =>
      registered(state).ad === data.image.id ? [] : [{ type: 'CompanyAdChosen', data }],
    TakeDownCompanyAd: (data, state) => (registered(state).ad ? [{ type: 'CompanyAdTakenDown', data }] : []),
    AddCompanyPhoto: ({ most, ...data }, state, { actor }) => {
      if (isOnPage(state, data.image.id)) return [];
      roomFor(state, most);
      const { companyId, image } = data;
      const added: Facts = { type: 'CompanyPhotoAdded', data };
      return validatesAtOnce(actor)
        ? [added, { type: 'CompanyPhotoValidated', data: { companyId, imageId: image.id } }]
        : [added];
    },
    CaptionCompanyPhoto: (data, state) =>
      photoIn(state, data.imageId).caption === data.caption ? [] : [{ type: 'CompanyPhotoCaptioned', data }],
    ValidateCompanyPhoto: (data, state) =>
      photoIn(state, data.imageId).validated ? [] : [{ type: 'CompanyPhotoValidated', data }],
    HoldBackCompanyPhoto: (data, state) =>
      photoIn(state, data.imageId).validated ? [{ type: 'CompanyPhotoHeldBack', data }] : [],
    RemoveCompanyPhoto: (data, state) => (isOnPage(state, data.imageId) ? [{ type: 'CompanyPhotoRemoved', data }] : []),
    MoveCompanyPhotoIn: ({ most, ...data }, state) => {
      if (isOnPage(state, data.image.id)) return [];
      roomFor(state, most);
      return [{ type: 'CompanyPhotoMovedIn', data }];
    },
    MoveCompanyPhotoAway: (data, state) =>
      isOnPage(state, data.imageId) ? [{ type: 'CompanyPhotoMovedAway', data }] : [],
    TakeDownCompanyPhoto: (data, state) => {
      if (!isOnPage(state, data.imageId) && state.gone[data.imageId]?.toCompanyId === null) return [];
      photoIn(state, data.imageId);
      return [{ type: 'CompanyPhotoTakenDown', data }];
    },
    PutBackCompanyPhoto: ({ imageId, most, ...sent }, state) => {
      if (isOnPage(state, imageId)) return [];
      const gone = state.gone[imageId];
      if (!gone) throw refuse('photo-unknown');
      roomFor(state, most);
      const { photo, place: order, toCompanyId: fromCompanyId } = gone;
      const { image, caption, validated } = photo;
      return [{ type: 'CompanyPhotoPutBack', data: { ...sent, image, caption, validated, order, fromCompanyId } }];
    },
    OrderCompanyPhotos: (data, state) => {
      for (const id of data.imageIds) photoIn(state, id);
      const before = registered(state).photos;
      return same(
        ordered(before, data.imageIds, ({ id }) => id),
        before,
      )
        ? []
        : [{ type: 'CompanyPhotosOrdered', data }];
    },
    ChooseCompanyHomepagePhoto: (data, state) => {
      if (data.imageId !== null) photoIn(state, data.imageId);
      return registered(state).homepagePhoto === data.imageId ? [] : [{ type: 'CompanyHomepagePhotoChosen', data }];
    },
    LinkCompanyVideo: ({ most, ...data }, state) => {
      if (registered(state).videos.some((one) => same(one, data.video))) return [];
      roomFor(state, most);
      return [{ type: 'CompanyVideoLinked', data }];
    },
    UnlinkCompanyVideo: (data, state) =>
      registered(state).videos.some((one) => same(one, data.video)) ? [{ type: 'CompanyVideoUnlinked', data }] : [],
  },
};
