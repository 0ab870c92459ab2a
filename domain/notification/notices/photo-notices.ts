import { operator } from '../../actor.ts';
import { companyMediaEvents } from '../../company/company-media.events.ts';
import { photoUndoS } from '../../photo-undo.ts';
import { type Notice, noticesOf, undoS } from '../notice.ts';

type Photo = { readonly companyId: number; readonly imageId: string };

const noticeOf = ({ companyId, imageId }: Photo): Pick<Notice, 'to' | 'id'> => ({
  to: { company: companyId },
  id: `photo:${imageId}`,
});

const answer = (kind: 'photo_shown' | 'photo_removed', { companyId, imageId }: Photo): Notice => ({
  ...noticeOf({ companyId, imageId }),
  kind,
  subject: `photos:${companyId}`,
  about: { companyId },
  mail: { as: 'managers', about: { companyId, imageId }, delayS: kind === 'photo_removed' ? photoUndoS : undoS },
});

/** The notice of a letter that staff wrote about a photo; the event is in the stream of the company `in`. */
const written = (kind: 'photo_moved' | 'photo_removed', photo: Photo, inCompany: number): Notice => ({
  ...noticeOf(photo),
  kind,
  subject: `photos:${photo.companyId}`,
  about: { companyId: photo.companyId },
  mail: { as: 'managers', template: 'photoLetter', about: { ...photo, inCompany }, delayS: photoUndoS },
});

/** The managers of a company get a notice of what the team decided about their photos. */
export const photoNotices = noticesOf(companyMediaEvents)({
  // the operator imports photos that nobody waits for
  CompanyPhotoValidated: ({ actor, data }) => (actor === operator.id ? {} : { tell: [answer('photo_shown', data)] }),
  CompanyPhotoHeldBack: ({ data }) => ({ withdraw: [noticeOf(data)] }),
  // the team says why; a manager who deletes a photo of their own does not
  CompanyPhotoRemoved: ({ data }) =>
    data.reason === null ? { withdraw: [noticeOf(data)] } : { tell: [answer('photo_removed', data)] },
  CompanyPhotoTakenDown: ({ data }) =>
    data.letter === null ? { withdraw: [noticeOf(data)] } : { tell: [written('photo_removed', data, data.companyId)] },
  CompanyPhotoMovedIn: ({ data: { companyId: inCompany, fromCompanyId: companyId, image, letter } }) => {
    const photo = { companyId, imageId: image.id };
    return letter === null ? { withdraw: [noticeOf(photo)] } : { tell: [written('photo_moved', photo, inCompany)] };
  },
  CompanyPhotoPutBack: ({ data: { companyId, image } }) => ({
    withdraw: [noticeOf({ companyId, imageId: image.id })],
  }),
});
