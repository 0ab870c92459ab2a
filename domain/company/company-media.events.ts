import { z } from 'zod';
import { type EventOf, event, type Upcaster } from '../event.ts';
import { image, imageId } from '../media/image.events.ts';
import { line, reasonLine, reasonText } from '../text.ts';

const companyId = z.int().positive();
const caption = line(200).nullable();

const videoSites = ['youtube', 'vimeo'] as const;

/** A video on one of the two supported sites, by its id there. */
export const video = z.object({ site: z.enum(videoSites), id: z.string().regex(/^[\w-]{5,20}$/) });

/** What staff write to the managers of a page about one of their photos. */
const photoLetter = z.object({ subject: reasonLine(120), message: reasonText(1000) });

/** A photo with its history: who sent it to the directory, and when. */
const sentPhoto = z.object({
  companyId,
  image,
  caption,
  validated: z.boolean(),
  sentBy: line(100),
  sentAt: z.iso.datetime(),
});

/** Version 1 knew no place: each film came after the others. */
const afterTheOthers: Upcaster = (data: object): object => ({ ...data, order: null });

export const companyMediaEvents = {
  CompanyLogoChosen: event(z.object({ companyId, image })),
  CompanyLogoTakenDown: event(z.object({ companyId })),
  CompanyBannerChosen: event(z.object({ companyId, image })),
  CompanyBannerTakenDown: event(z.object({ companyId })),
  /** The picture above its products. */
  CompanyAdChosen: event(z.object({ companyId, image })),
  CompanyAdTakenDown: event(z.object({ companyId })),
  /** A photo is shown once staff has validated it. */
  CompanyPhotoAdded: event(z.object({ companyId, image, caption })),
  CompanyPhotoCaptioned: event(z.object({ companyId, imageId, caption })),
  CompanyPhotoValidated: event(z.object({ companyId, imageId })),
  /** Staff took their validation back: the photo waits again. */
  CompanyPhotoHeldBack: event(z.object({ companyId, imageId })),
  CompanyPhotoRemoved: event(z.object({ companyId, imageId, reason: reasonLine(500).nullable() })),
  /** Staff moved the photo here from the page of another company, whose managers get the letter, if there is one. */
  CompanyPhotoMovedIn: event(sentPhoto.extend({ fromCompanyId: companyId, letter: photoLetter.nullable() })),
  /** `reason` is what its managers read. */
  CompanyPhotoMovedAway: event(
    z.object({ companyId, imageId, toCompanyId: companyId, reason: photoLetter.shape.message.nullable() }),
  ),
  /** Staff deleted the photo; its files stay for as long as it can be put back. */
  CompanyPhotoTakenDown: event(z.object({ companyId, imageId, letter: photoLetter.nullable() })),
  /** The photo is back at its place among the others, counted from 0; it comes from `fromCompanyId` where it had been moved. */
  CompanyPhotoPutBack: event(sentPhoto.extend({ order: z.int().min(0).max(100), fromCompanyId: companyId.nullable() })),
  CompanyPhotosOrdered: event(z.object({ companyId, imageIds: z.array(imageId).max(100) })),
  /** The photo that stands for the company on the home page; null for none. */
  CompanyHomepagePhotoChosen: event(z.object({ companyId, imageId: imageId.nullable() })),
  /** `order` is its place among the films, counted from 0; null for after the others. */
  CompanyVideoLinked: event(
    z.object({ companyId, video, title: caption, order: z.int().min(0).max(100).nullable() }),
    afterTheOthers,
  ),
  CompanyVideoUnlinked: event(z.object({ companyId, video })),
};

export type CompanyMediaEvent = EventOf<typeof companyMediaEvents>;
export type Video = z.infer<typeof video>;
