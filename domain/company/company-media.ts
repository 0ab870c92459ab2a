import { type Actor, isStaff } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { CompanyMediaEvent, Video } from './company-media.events.ts';
import { same } from './same.ts';

type Data<T extends CompanyMediaEvent['type']> = DataOf<CompanyMediaEvent, T>;
type Asked<Name extends string, T extends CompanyMediaEvent['type']> = { readonly type: Name; readonly data: Data<T> };
type AskedWithin<Name extends string, T extends CompanyMediaEvent['type']> = {
  readonly type: Name;
  /** Photos and films that its page may hold. */
  readonly data: Data<T> & { readonly most: number };
};

export type CompanyMediaCommand =
  | Asked<'ChooseCompanyLogo', 'CompanyLogoChosen'>
  | Asked<'TakeDownCompanyLogo', 'CompanyLogoTakenDown'>
  | Asked<'ChooseCompanyBanner', 'CompanyBannerChosen'>
  | Asked<'TakeDownCompanyBanner', 'CompanyBannerTakenDown'>
  | AskedWithin<'AddCompanyPhoto', 'CompanyPhotoAdded'>
  | Asked<'CaptionCompanyPhoto', 'CompanyPhotoCaptioned'>
  | Asked<'ValidateCompanyPhoto', 'CompanyPhotoValidated'>
  | Asked<'RemoveCompanyPhoto', 'CompanyPhotoRemoved'>
  | Asked<'OrderCompanyPhotos', 'CompanyPhotosOrdered'>
  | AskedWithin<'LinkCompanyVideo', 'CompanyVideoLinked'>
  | Asked<'UnlinkCompanyVideo', 'CompanyVideoUnlinked'>;

type Photo = { readonly id: string; readonly validated: boolean; readonly caption: string | null };

export type CompanyMediaState = {
  readonly registered: boolean;
  readonly logo: string | null;
  readonly banner: string | null;
  /** In the order in which they are shown. */
  readonly photos: readonly Photo[];
  readonly videos: readonly Video[];
};

type Facts = CompanyMediaEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' }>;

const known = (state: CompanyMediaState): CompanyMediaState => {
  if (!state.registered) throw refuse('unknown');
  return state;
};

const photoIn = (state: CompanyMediaState, imageId: string): Photo => {
  const photo = known(state).photos.find(({ id }) => id === imageId);
  if (!photo) throw refuse('photo-unknown');
  return photo;
};

const roomFor = (state: CompanyMediaState, most: number): void => {
  if (state.photos.length + state.videos.length >= most) throw refuse('too-many-visuals', { most });
};

const validatesAtOnce = (actor: Actor): boolean => isStaff(actor);

/** The photos in this order, and after them those it does not name. */
export const ordered = <P>(photos: readonly P[], imageIds: readonly string[], idOf: (photo: P) => string): P[] => [
  ...imageIds.flatMap((id) => photos.filter((photo) => idOf(photo) === id)),
  ...photos.filter((photo) => !imageIds.includes(idOf(photo))),
];

const changePhoto = (state: CompanyMediaState, id: string, change: Partial<Photo>): CompanyMediaState => ({
  ...state,
  photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
});

/** What a company's page shows of it: a second reader of the company's stream, which knows its pictures alone. */
export const companyMedia: Decider<CompanyMediaCommand, Facts, CompanyMediaState> = {
  initial: { registered: false, logo: null, banner: null, photos: [], videos: [] },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    CompanyLogoChosen: (state, { image }) => ({ ...state, logo: image.id }),
    CompanyLogoTakenDown: (state) => ({ ...state, logo: null }),
    CompanyBannerChosen: (state, { image }) => ({ ...state, banner: image.id }),
    CompanyBannerTakenDown: (state) => ({ ...state, banner: null }),
    CompanyPhotoAdded: (state, { image, caption }) => ({
      ...state,
      photos: [...state.photos, { id: image.id, validated: false, caption }],
    }),
    CompanyPhotoCaptioned: (state, { imageId, caption }) => changePhoto(state, imageId, { caption }),
    CompanyPhotoValidated: (state, { imageId }) => changePhoto(state, imageId, { validated: true }),
    CompanyPhotoRemoved: (state, { imageId }) => ({
      ...state,
      photos: state.photos.filter(({ id }) => id !== imageId),
    }),
    CompanyPhotosOrdered: (state, { imageIds }) => ({
      ...state,
      photos: ordered(state.photos, imageIds, ({ id }) => id),
    }),
    CompanyVideoLinked: (state, { video }) => ({ ...state, videos: [...state.videos, video] }),
    CompanyVideoUnlinked: (state, { video }) => ({ ...state, videos: state.videos.filter((one) => !same(one, video)) }),
  },

  decide: {
    ChooseCompanyLogo: (data, state) =>
      known(state).logo === data.image.id ? [] : [{ type: 'CompanyLogoChosen', data }],
    TakeDownCompanyLogo: (data, state) => (known(state).logo ? [{ type: 'CompanyLogoTakenDown', data }] : []),
    ChooseCompanyBanner: (data, state) =>
      known(state).banner === data.image.id ? [] : [{ type: 'CompanyBannerChosen', data }],
    TakeDownCompanyBanner: (data, state) => (known(state).banner ? [{ type: 'CompanyBannerTakenDown', data }] : []),
    AddCompanyPhoto: ({ most, ...data }, state, { actor }) => {
      if (known(state).photos.some(({ id }) => id === data.image.id)) return [];
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
    RemoveCompanyPhoto: (data, state) =>
      known(state).photos.some(({ id }) => id === data.imageId) ? [{ type: 'CompanyPhotoRemoved', data }] : [],
    OrderCompanyPhotos: (data, state) => {
      for (const id of data.imageIds) photoIn(state, id);
      const before = known(state).photos;
      return same(
        ordered(before, data.imageIds, ({ id }) => id),
        before,
      )
        ? []
        : [{ type: 'CompanyPhotosOrdered', data }];
    },
    LinkCompanyVideo: ({ most, ...data }, state) => {
      if (known(state).videos.some((one) => same(one, data.video))) return [];
      roomFor(state, most);
      return [{ type: 'CompanyVideoLinked', data }];
    },
    UnlinkCompanyVideo: (data, state) =>
      known(state).videos.some((one) => same(one, data.video)) ? [{ type: 'CompanyVideoUnlinked', data }] : [],
  },
};
