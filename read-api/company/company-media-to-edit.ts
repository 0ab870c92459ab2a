import { dayMs } from '#domain/calendar.ts';
import { companyStream } from '#domain/company/company.ts';
import { type CompanyMediaEvent, companyMediaEvents, type Video } from '#domain/company/company-media.events.ts';
import { ordered } from '#domain/company/company-media.ts';
import type { DataOf } from '#domain/decider.ts';
import type { Image } from '#domain/media/image.events.ts';
import type { Database } from '#infra/database/database.ts';
import type { RecordedEvent } from '#infra/event-store/event-store.ts';
import { eventsOf, type Reading } from '#infra/event-store/stream-state.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';

export type PhotoToEdit = {
  readonly image: Image;
  readonly caption: string | null;
  /** Visitors see it once the team has validated it. */
  readonly validated: boolean;
  /** ISO 8601. */
  readonly added: string;
};

/** A photo that the team removed, and why. Its files are deleted: only its blur is left. */
export type RemovedPhoto = Pick<PhotoToEdit, 'image' | 'caption'> & {
  readonly reason: string | null;
  /** ISO 8601. */
  readonly at: string;
};

/** The pictures and films of a company's page as its managers edit them. */
export type CompanyMediaToEdit = {
  readonly logo: Image | null;
  readonly banner: Image | null;
  readonly ad: Image | null;
  /** In the order of the page. */
  readonly photos: readonly PhotoToEdit[];
  /** Removed by the team in the last 30 days, newest first. */
  readonly removed: readonly RemovedPhoto[];
  /** The photo for the home page, by its image. */
  readonly homepage: string | null;
  readonly videos: readonly { readonly video: Video; readonly title: string | null }[];
};

const removedShownMs = 30 * dayMs;

type Happened<T extends CompanyMediaEvent['type']> = DataOf<CompanyMediaEvent, T> & {
  readonly at: string;
  readonly byTeam: boolean;
};
type Fold = {
  readonly [T in CompanyMediaEvent['type']]: (media: CompanyMediaToEdit, event: Happened<T>) => CompanyMediaToEdit;
};

const change = (media: CompanyMediaToEdit, id: string, to: Partial<PhotoToEdit>): CompanyMediaToEdit => ({
  ...media,
  photos: media.photos.map((photo) => (photo.image.id === id ? { ...photo, ...to } : photo)),
});

const arrive = (media: CompanyMediaToEdit, photo: PhotoToEdit, at = media.photos.length): CompanyMediaToEdit => ({
  ...media,
  photos: media.photos.toSpliced(at, 0, photo),
  removed: media.removed.filter((one) => one.image.id !== photo.image.id),
});

/** Without the photo, which is listed as removed when `isTold`. */
const leave = (
  media: CompanyMediaToEdit,
  imageId: string,
  isTold: boolean,
  why: Pick<RemovedPhoto, 'reason' | 'at'>,
): CompanyMediaToEdit => ({
  ...media,
  photos: media.photos.filter(({ image }) => image.id !== imageId),
  removed: [
    ...media.photos.flatMap(({ image, caption }) =>
      isTold && image.id === imageId ? [{ image, caption, ...why }] : [],
    ),
    ...media.removed,
  ],
});

const fold: Fold = {
  CompanyLogoChosen: (media, { image: logo }) => ({ ...media, logo }),
  CompanyLogoTakenDown: (media) => ({ ...media, logo: null }),
  CompanyBannerChosen: (media, { image: banner }) => ({ ...media, banner }),
  CompanyBannerTakenDown: (media) => ({ ...media, banner: null }),
  CompanyAdChosen: (media, { image: ad }) => ({ ...media, ad }),
  CompanyAdTakenDown: (media) => ({ ...media, ad: null }),
  CompanyPhotoAdded: (media, { image, caption, at: added }) =>
    arrive(media, { image, caption, validated: false, added }),
  CompanyPhotoCaptioned: (media, { imageId, caption }) => change(media, imageId, { caption }),
  CompanyPhotoValidated: (media, { imageId }) => change(media, imageId, { validated: true }),
  CompanyPhotoHeldBack: (media, { imageId }) => change(media, imageId, { validated: false }),
  CompanyPhotoRemoved: (media, { imageId, reason, at, byTeam }) => leave(media, imageId, byTeam, { reason, at }),
  CompanyPhotoMovedIn: (media, { image, caption, validated, sentAt: added }) =>
    arrive(media, { image, caption, validated, added }),
  // a move that is undone leaves nothing to tell here
  CompanyPhotoMovedAway: (media, { imageId, reason, at }) => leave(media, imageId, reason !== null, { reason, at }),
  CompanyPhotoTakenDown: (media, { imageId, letter, at }) =>
    leave(media, imageId, true, { reason: letter?.message ?? null, at }),
  CompanyPhotoPutBack: (media, { image, caption, validated, sentAt: added, order }) =>
    arrive(media, { image, caption, validated, added }, order),
  CompanyPhotosOrdered: (media, { imageIds }) => ({
    ...media,
    photos: ordered(media.photos, imageIds, ({ image }) => image.id),
  }),
  CompanyHomepagePhotoChosen: (media, { imageId: homepage }) => ({ ...media, homepage }),
  CompanyVideoLinked: (media, { video, title, order }) => ({
    ...media,
    videos: media.videos.toSpliced(order ?? media.videos.length, 0, { video, title }),
  }),
  CompanyVideoUnlinked: (media, { video }) => ({
    ...media,
    videos: media.videos.filter((one) => one.video.site !== video.site || one.video.id !== video.id),
  }),
};

export const noMedia: CompanyMediaToEdit = {
  logo: null,
  banner: null,
  ad: null,
  photos: [],
  removed: [],
  homepage: null,
  videos: [],
};

/** The pictures and films after one more event of the company; `isByTeam` tells whether no manager did it. */
export const mediaAfter = (
  media: CompanyMediaToEdit,
  { type, data, metadata: { at } }: RecordedEvent,
  isByTeam = false,
): CompanyMediaToEdit =>
  type in companyMediaEvents
    ? fold[type as CompanyMediaEvent['type']](media, { ...data, at, byTeam: isByTeam } as never)
    : media;

/** The accounts that manage the company now. */
const managersOf = async (db: Database, companyId: number): Promise<ReadonlySet<string>> => {
  const rows = await readModel(db, accounts)
    .selectFrom('manager')
    .select('account')
    .where('company', '=', companyId)
    .execute();
  return new Set(rows.map(({ account }) => account));
};

/**
 * Returns the pictures and films of a company for those who edit them, photos that wait and photos that the team removed
 * included. It is read from the company's own events, so that a page shows what was just sent.
 */
export const companyMediaToEdit = async (
  { db, ...log }: Reading,
  id: number,
  now: Date,
): Promise<CompanyMediaToEdit> => {
  const [events, managers] = await Promise.all([eventsOf(log, companyStream(id)), managersOf(db, id)]);
  const media = events.reduce(
    (before, event) => mediaAfter(before, event, !managers.has(event.metadata.actingFor ?? event.metadata.actor)),
    noMedia,
  );
  const since = new Date(now.getTime() - removedShownMs).toISOString();
  return { ...media, removed: media.removed.filter(({ at }) => at >= since) };
};
