import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { image, imageId } from '../media/image.events.ts';
import { line, reasonLine } from '../text.ts';

const companyId = z.int().positive();
const caption = line(200).nullable();

export const videoSites = ['youtube', 'vimeo'] as const;

/** A video on one of the two supported sites, by its id there. */
export const video = z.object({ site: z.enum(videoSites), id: z.string().regex(/^[\w-]{5,20}$/) });

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
  CompanyPhotoRemoved: event(z.object({ companyId, imageId, reason: reasonLine(500).nullable() })),
  CompanyPhotosOrdered: event(z.object({ companyId, imageIds: z.array(imageId).max(100) })),
  CompanyVideoLinked: event(z.object({ companyId, video, title: caption })),
  CompanyVideoUnlinked: event(z.object({ companyId, video })),
};

export type CompanyMediaEvent = EventOf<typeof companyMediaEvents>;
export type Video = z.infer<typeof video>;
