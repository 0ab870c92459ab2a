import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { photoUndoS } from '#domain/photo-undo.ts';
import { reactor } from '#infra/reactions/reactor.ts';

/** In seconds. The process that got the command does the second half at once; this run finishes what it left when it died. */
const resumeAfterS = 60;

/** Takes a moved photo away from the page that it left, and deletes the files of one that was not put back in time. */
export const movedPhotos = reactor(companyMediaEvents)({
  name: 'moved-photos',
  on: {
    CompanyPhotoMovedIn: ({ id, actor, data: { companyId: to, fromCompanyId: from, image } }) => [
      { key: `${id}/away`, kind: 'finish-photo-move', image: image.id, from, to, by: actor, delayS: resumeAfterS },
    ],
    CompanyPhotoPutBack: ({ id, actor, data: { companyId: to, fromCompanyId: from, image } }) =>
      from === null
        ? []
        : [
            {
              key: `${id}/away`,
              kind: 'finish-photo-move',
              image: image.id,
              from,
              to,
              by: actor,
              delayS: resumeAfterS,
            },
          ],
    CompanyPhotoTakenDown: ({ id, data: { companyId, imageId } }) => [
      { key: `${id}/files`, kind: 'forget-photo', image: imageId, company: companyId, delayS: photoUndoS },
    ],
  },
});
