import { z } from 'zod';
import { mayValidatePhotos } from '#domain/company/company.permissions.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import { videoOf } from '#domain/company/video-link.ts';
import { imageId } from '#domain/media/image.events.ts';
import { moment } from '#infra/moment.ts';
import { type Command, command } from '../command.ts';
import { editing, edits, toCompany } from './edit-company.ts';

const of = companyMediaEvents;
const edit = editing(companyMedia);
const change = toCompany(companyMedia);
const { companyId, caption } = of.CompanyPhotoAdded.schema.shape;

export const takeDownCompanyLogo = edit(
  'take-down-company-logo',
  'TakeDownCompanyLogo',
  of.CompanyLogoTakenDown.schema,
);
export const takeDownCompanyBanner = edit(
  'take-down-company-banner',
  'TakeDownCompanyBanner',
  of.CompanyBannerTakenDown.schema,
);
export const takeDownCompanyAd = edit('take-down-company-ad', 'TakeDownCompanyAd', of.CompanyAdTakenDown.schema);
export const captionCompanyPhoto = edit(
  'caption-company-photo',
  'CaptionCompanyPhoto',
  of.CompanyPhotoCaptioned.schema,
);
export const validateCompanyPhoto = edit(
  'validate-company-photo',
  'ValidateCompanyPhoto',
  of.CompanyPhotoValidated.schema,
  { allowed: mayValidatePhotos },
);
export const holdBackCompanyPhoto = edit(
  'hold-back-company-photo',
  'HoldBackCompanyPhoto',
  of.CompanyPhotoHeldBack.schema,
  { allowed: mayValidatePhotos },
);
export const orderCompanyPhotos = edit('order-company-photos', 'OrderCompanyPhotos', of.CompanyPhotosOrdered.schema);
export const chooseCompanyHomepagePhoto = edit(
  'choose-company-homepage-photo',
  'ChooseCompanyHomepagePhoto',
  of.CompanyHomepagePhotoChosen.schema,
);
export const unlinkCompanyVideo = edit('unlink-company-video', 'UnlinkCompanyVideo', of.CompanyVideoUnlinked.schema);

const choosing = (name: string, type: 'ChooseCompanyLogo' | 'ChooseCompanyBanner' | 'ChooseCompanyAd') =>
  command({
    ...edits,
    name,
    schema: z.object({ companyId, imageId }),
    async handle(context, { companyId, imageId }, envelope) {
      const data = { companyId, image: await context.facts.content.image(imageId, envelope.actor, companyId) };
      return change(context, { type, data }, envelope);
    },
  });

export const chooseCompanyLogo = choosing('choose-company-logo', 'ChooseCompanyLogo');
export const chooseCompanyBanner = choosing('choose-company-banner', 'ChooseCompanyBanner');

export const chooseCompanyAd = choosing('choose-company-ad', 'ChooseCompanyAd');

export const addCompanyPhoto = command({
  ...edits,
  name: 'add-company-photo',
  schema: z.object({ companyId, imageId, caption: caption.default(null) }),
  async handle(context, { companyId, imageId, caption }, envelope) {
    const { content } = context.facts;
    const image = await content.image(imageId, envelope.actor, companyId);
    const data = { companyId, image, caption, most: content.mostVisuals };
    return change(context, { type: 'AddCompanyPhoto', data }, envelope);
  },
});

/**
 * Removes a photo from the page and deletes its files, so that its old address no longer works. The reactor
 * `removed-photos` deletes them when this process dies before it does, and later those that the team removed with a
 * reason, which can be put back for a while.
 */
export const removeCompanyPhoto = command({
  ...edits,
  name: 'remove-company-photo',
  schema: of.CompanyPhotoRemoved.schema.extend({
    reason: of.CompanyPhotoRemoved.schema.shape.reason.default(null),
  }),
  async handle(context, data, envelope) {
    const { imageId, companyId } = data;
    const removal = { type: 'RemoveCompanyPhoto', data } as const;
    const { created: removed, ...answer } = await change(context, removal, envelope, companyId);
    moment('photo.removed');
    // only for a photo of this company: it may not delete any other image
    if (removed && data.reason === null) await context.facts.content.forgetImage(imageId, companyId);
    return answer;
  },
});

export const linkCompanyVideo = command({
  ...edits,
  name: 'link-company-video',
  schema: z.object({
    companyId,
    link: z.string().max(500),
    title: of.CompanyVideoLinked.schema.shape.title.default(null),
    order: of.CompanyVideoLinked.schema.shape.order.default(null),
  }),
  handle(context, { companyId, link, title, order }, envelope) {
    const video = videoOf(link);
    if (!video) throw refuse('video-not-taken', {}, '/link');
    const data = { companyId, video, title, order, most: context.facts.content.mostVisuals };
    return change(context, { type: 'LinkCompanyVideo', data }, envelope);
  },
});

/** The commands of the logo, the banner, the shop's picture, the photos and the videos of a company. */
export const companyMediaCommands: readonly Command[] = [
  chooseCompanyLogo,
  takeDownCompanyLogo,
  chooseCompanyBanner,
  takeDownCompanyBanner,
  chooseCompanyAd,
  takeDownCompanyAd,
  addCompanyPhoto,
  captionCompanyPhoto,
  validateCompanyPhoto,
  holdBackCompanyPhoto,
  removeCompanyPhoto,
  orderCompanyPhotos,
  chooseCompanyHomepagePhoto,
  linkCompanyVideo,
  unlinkCompanyVideo,
];
