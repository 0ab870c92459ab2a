import { data } from 'react-router';
import type { OwnProfile } from '#read-api/profile/own-profile.ts';
import { viewerOrSignIn } from '../account/sign-in-first.ts';
import { languageOf } from '../addresses/paths.ts';
import { type Asked, loadedSection, type Section as SectionOf, savedSection } from '../edit/section-page.ts';
import { addressOf } from '../page/address-of.ts';
import { readApiContext } from '../page/server-context.ts';

/** A part of the profile that is one form. */
export type Section = Omit<SectionOf<OwnProfile>, 'version'> & { readonly section: keyof OwnProfile['versions'] };

export const asked = ({ request, context }: Asked) => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  return { url, lang, viewer: viewerOrSignIn({ request, context, lang }) };
};

/** The profile of whoever asks; a page about it cannot be shown before it is there. */
export const requestedProfile = async (args: Asked) => {
  const here = asked(args);
  const profile = await args.context.get(readApiContext).ownProfile(here.viewer.id);
  if (!profile) throw data(null, { status: 503, headers: { 'Retry-After': '2' } });
  return { ...here, profile };
};

const versioned = ({ section, ...page }: Section): SectionOf<OwnProfile> => ({
  ...page,
  version: ({ versions }) => versions[section],
});

export const loadSection = async (args: Asked, section: Section) => {
  const { profile } = await requestedProfile(args);
  return { ...(await loadedSection(args, versioned(section), profile)), owner: profile.id, profile };
};

export const saveSection = (args: Asked, section: Section) =>
  savedSection(args, versioned(section), async () => (await requestedProfile(args)).profile);
