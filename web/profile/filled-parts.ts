import type { OwnProfile } from '#read-api/profile/own-profile.ts';
import { type ProfilePart, profileParts } from '../settings/profile-frame.tsx';

/** Whether a part of the profile says something. */
const filled: { readonly [P in ProfilePart]: (profile: OwnProfile) => boolean } = {
  identity: ({ presentation }) => Boolean(presentation?.title.fr ?? presentation?.title.en),
  photos: ({ photo }) => photo !== null,
  pro: ({ career, skills }) => career?.jobStatus != null || skills.length > 0,
  experiences: ({ experiences }) => experiences.length > 0,
  formations: ({ formations }) => formations.length > 0,
  languages: ({ languages }) => languages.length > 0,
  resumes: ({ resumes }) => resumes.length > 0,
  portfolio: ({ pieces }) => pieces.length > 0,
  interests: ({ interests }) =>
    (interests?.jobInterests.length ?? 0) + (interests?.interestedInCategories.length ?? 0) > 0,
  coordinates: ({ whereabouts, coordinates }) => whereabouts?.city != null || coordinates?.gsm != null,
  audience: ({ audience }) => audience !== null,
};

/** The parts of the profile that say something, in their order. */
export const filledParts = (profile: OwnProfile): readonly ProfilePart[] =>
  profileParts.filter(({ part }) => filled[part](profile)).map(({ part }) => part);
