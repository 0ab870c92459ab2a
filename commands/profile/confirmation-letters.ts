import { stateAfter } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import type { Language } from '#domain/language.ts';
import { type ConfirmationEvent, confirmationEvents } from '#domain/profile/confirmation.events.ts';
import { profile, profileStream } from '#domain/profile/profile.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { confirmationsPath, profilePartPath } from '#web/addresses/paths.ts';
import { letterOf, type NamedCompany } from '../notification/event-letters.ts';

/** Mails about the confirmation of experiences. No mail is sent about what was withdrawn in the meantime. */
export const confirmationLetters = (reading: Reading) => {
  const letter = (status: 'asked' | 'confirmed' | 'refused', path: (lang: Language, company: NamedCompany) => string) =>
    letterOf<ConfirmationEvent>(
      reading,
      ({ accountId }) => profileStream(String(accountId)),
      ({ event, events, company, lang }) => {
        const { itemId } = event.data;
        const standing = stateAfter(profile, events, profile.initial).confirmations.of[itemId];
        const latest = events
          .filter(isOneOf(confirmationEvents))
          .findLast(({ type, data }) => type === event.type && data.itemId === itemId);
        return company && standing?.status === status && latest === event ? { url: path(lang, company) } : null;
      },
    );
  const toProfile = (lang: Language): string => profilePartPath(lang, 'experiences');
  return {
    confirmationAsked: letter('asked', confirmationsPath),
    experienceConfirmed: letter('confirmed', toProfile),
    experienceUnconfirmed: letter('refused', toProfile),
  };
};
