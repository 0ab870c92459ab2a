import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { reactor } from '#infra/reactions/reactor.ts';

/** In seconds. The process that got the command deletes the files at once; this run finishes what it left when it died. */
const resumeAfterS = 60;

/** Deletes the files of a removed photo when the process that removed it has died. */
export const removedPhotos = reactor(companyMediaEvents)({
  name: 'removed-photos',
  on: {
    CompanyPhotoRemoved: ({ id, data: { companyId, imageId } }) => [
      { key: `${id}/files`, kind: 'forget-photo', image: imageId, company: companyId, delayS: resumeAfterS },
    ],
  },
});
