import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { photoUndoS } from '#domain/photo-undo.ts';
import { reactor } from '#infra/reactions/reactor.ts';

/** In seconds. The process that got the command deletes the files at once; this run finishes what it left when it died. */
const resumeAfterS = 60;

/**
 * Deletes the files of a removed photo when the process that removed it has died, and of one that the team removed once
 * it cannot be put back any more.
 */
export const removedPhotos = reactor(companyMediaEvents)({
  name: 'removed-photos',
  on: {
    CompanyPhotoRemoved: ({ id, data: { companyId, imageId, reason } }) => {
      const delayS = reason === null ? resumeAfterS : photoUndoS;
      return [{ key: `${id}/files`, kind: 'forget-photo', image: imageId, company: companyId, delayS }];
    },
  },
});
