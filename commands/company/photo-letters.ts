import { companyStream } from '#domain/company/company.ts';
import type { CompanyMediaEvent } from '#domain/company/company-media.events.ts';
import { companyMedia } from '#domain/company/company-media.ts';
import { stateAfter } from '#domain/decider.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { editCompanyPath } from '#web/addresses/paths.ts';
import { letterOf, type Telling } from '../notification/event-letters.ts';

const photosAfter = (events: Telling<CompanyMediaEvent>['events']) =>
  stateAfter(companyMedia, events, companyMedia.initial).photos;

const isShown = (events: Telling<CompanyMediaEvent>['events'], imageId: string): boolean =>
  photosAfter(events).some(({ id, validated }) => id === imageId && validated);

const isOnPage = (events: Telling<CompanyMediaEvent>['events'], imageId: string): boolean =>
  photosAfter(events).some(({ id }) => id === imageId);

type LetterEvent = Extract<CompanyMediaEvent, { type: 'CompanyPhotoMovedIn' | 'CompanyPhotoTakenDown' }>;

/** Mails to the managers about their photos. No mail is sent about a decision that no longer holds. */
export const photoLetters = (reading: Reading) => {
  const letter = <T extends CompanyMediaEvent['type']>(
    of: (telling: Telling<Extract<CompanyMediaEvent, { type: T }>>) => { readonly reason?: string } | null,
  ) =>
    letterOf<Extract<CompanyMediaEvent, { type: T }>>(
      reading,
      ({ companyId }) => companyStream(Number(companyId)),
      (telling) => {
        const said = of(telling);
        return said && telling.company && { ...said, url: editCompanyPath(telling.lang, telling.company, 'photos') };
      },
    );
  return {
    /** One mail for photos that are validated one after the other: the last of them sends it. */
    photoShown: letter<'CompanyPhotoValidated'>(({ event, events }) => {
      const latest = events.findLast(
        ({ type, data }) =>
          type === 'CompanyPhotoValidated' && 'imageId' in data && isShown(events, String(data.imageId)),
      );
      return latest === event ? {} : null;
    }),
    photoLetter: letterOf<LetterEvent>(
      reading,
      ({ inCompany }) => companyStream(Number(inCompany)),
      ({ event, events, company, lang }) => {
        const { letter } = event.data;
        const [imageId, isHere] =
          event.type === 'CompanyPhotoMovedIn' ? [event.data.image.id, true] : [event.data.imageId, false];
        if (!letter || !company || isOnPage(events, imageId) !== isHere) return null;
        return { ...letter, url: editCompanyPath(lang, company, 'photos') };
      },
    ),
    photoRemoved: letter<'CompanyPhotoRemoved'>(({ event: { data }, events }) =>
      isOnPage(events, data.imageId) ? null : { reason: data.reason ?? '' },
    ),
  };
};
