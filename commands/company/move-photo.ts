import { z } from 'zod';
import { mayMovePhotos } from '#domain/company/company.permissions.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { companyStream } from '#domain/company/company.ts';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import { type PhotoSender, senderIn } from '#domain/company/photo-sender.ts';
import { stateAfter } from '#domain/decider.ts';
import { eventsOf, type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { type Command, command } from '../command.ts';
import { partOf } from '../part-of.ts';
import { editing, toCompany } from './edit-company.ts';

const of = companyMediaEvents;
const change = toCompany(companyMedia);
const { companyId, imageId } = of.CompanyPhotoTakenDown.schema.shape;
const letter = of.CompanyPhotoTakenDown.schema.shape.letter.default(null);
const rule = { context: 'company', allowed: mayMovePhotos } as const;

/** The pictures of a company, and who sent one of them. Throws the rejection `photo-unknown` for one that it never had. */
const pictureOf = async (log: Log, company: number, image: string) => {
  const events = await eventsOf(log, companyStream(company));
  const sender: PhotoSender | undefined = senderIn(events, image);
  if (!sender) throw refuse('photo-unknown');
  return { state: stateAfter(companyMedia, events, companyMedia.initial), sender };
};

/** Throws the rejection `unknown`, of the field, for a company that does not exist. */
const mustExist = async (log: Log, company: number): Promise<void> => {
  const { state } = await stateOf(log, companyMedia, companyStream(company));
  if (!state.registered) throw refuse('unknown', {}, '/toCompanyId');
};

/**
 * Moves a photo to the page of another company. It is put there first and taken away here afterwards: when this process
 * dies in between, the reactor `moved-photos` does the second.
 */
export const moveCompanyPhoto = command({
  ...rule,
  name: 'move-company-photo',
  schema: z.object({ companyId, imageId, toCompanyId: companyId, letter }),
  async handle(context, { companyId, imageId, toCompanyId, letter }, envelope) {
    const { state, sender } = await pictureOf(context, companyId, imageId);
    if (toCompanyId === companyId) throw refuse('photo-at-home', {}, '/toCompanyId');
    await mustExist(context, toCompanyId);
    const photo = state.photos.find(({ id }) => id === imageId);
    if (!photo) {
      // asked again
      if (state.gone[imageId]?.toCompanyId === toCompanyId) return { id: toCompanyId, position: null };
      throw refuse('photo-unknown');
    }
    const { image, caption, validated } = photo;
    const most = context.facts.content.mostVisuals;
    const arrival = { companyId: toCompanyId, image, caption, validated, ...sender, fromCompanyId: companyId, letter };
    await change(context, { type: 'MoveCompanyPhotoIn', data: { ...arrival, most } }, partOf(envelope, 'in'));
    const departure = { companyId, imageId, toCompanyId, reason: letter?.message ?? null };
    const away = { type: 'MoveCompanyPhotoAway', data: departure } as const;
    const { position } = await change(context, away, partOf(envelope, 'away'));
    return { id: toCompanyId, position };
  },
});

export const takeDownCompanyPhoto = editing(companyMedia)(
  'take-down-company-photo',
  'TakeDownCompanyPhoto',
  of.CompanyPhotoTakenDown.schema.extend({ letter }),
  rule,
);

/**
 * Puts a photo back at its place on the page that it was moved or deleted from. Throws the rejection `photo-gone` when
 * its files are deleted already, or when it is no longer on the page that it was moved to.
 */
export const putBackCompanyPhoto = command({
  ...rule,
  name: 'put-back-company-photo',
  schema: z.object({ companyId, imageId }),
  async handle(context, { companyId, imageId }, envelope) {
    const { content } = context.facts;
    const { state, sender } = await pictureOf(context, companyId, imageId);
    const from = state.gone[imageId]?.toCompanyId ?? null;
    if (from !== null) {
      const { state: there } = await stateOf(context, companyMedia, companyStream(from));
      if (!there.photos.some(({ id }) => id === imageId)) throw refuse('photo-gone');
    }
    if (!(await content.isStored(imageId))) throw refuse('photo-gone');
    const back = { companyId, imageId, ...sender, most: content.mostVisuals };
    const answer = await change(context, { type: 'PutBackCompanyPhoto', data: back }, partOf(envelope, 'in'));
    if (from === null) return answer;
    const departure = { companyId: from, imageId, toCompanyId: companyId, reason: null };
    const away = { type: 'MoveCompanyPhotoAway', data: departure } as const;
    const { position } = await change(context, away, partOf(envelope, 'away'));
    return { ...answer, position };
  },
});

/** The commands with which staff move photos from page to page, and delete them for good. */
export const movePhotoCommands: readonly Command[] = [moveCompanyPhoto, takeDownCompanyPhoto, putBackCompanyPhoto];
