import { operator } from '../../actor.ts';
import { companyMediaEvents } from '../../company/company-media.events.ts';
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
  mail: { as: 'managers', about: { companyId, imageId }, delayS: undoS },
});

/** The managers of a company get a notice of what the team decided about their photos. */
export const photoNotices = noticesOf(companyMediaEvents)({
  // the operator imports photos that nobody waits for
  CompanyPhotoValidated: ({ actor, data }) => (actor === operator.id ? {} : { tell: [answer('photo_shown', data)] }),
  // the team says why; a manager who deletes a photo of their own does not
  CompanyPhotoRemoved: ({ data }) =>
    data.reason === null ? { withdraw: [noticeOf(data)] } : { tell: [answer('photo_removed', data)] },
});
