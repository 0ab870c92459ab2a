import type { Language } from '#domain/language.ts';
import { type BilingualText, textIn } from '#domain/text-in.ts';
import { intl, translate } from '#locales/messages.ts';
import type { Cv, CvPart, CvStep } from './cv/cv.ts';
import { cvContact } from './cv-contact.ts';
import type { PublicProfile } from './shown-profile.ts';

/** Returns a text in `lang`, else in the other language; null when there is none. */
const faceOf = (text: BilingualText | undefined, lang: Language): { text: string; lang: Language } | null => {
  const other = lang === 'fr' ? 'en' : 'fr';
  const chosen = textIn(text, lang);
  return chosen ? { text: chosen, lang: text?.[lang] ? lang : other } : null;
};

/** Formats a month; no-break spaces keep the month and year on one line. */
const month = (date: string, lang: Language): string =>
  intl[lang]
    .formatDate(`${date}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(/\s/g, '\u00a0');

type Done = PublicProfile['experiences'][number] | PublicProfile['formations'][number];

const houseOf = (one: Done) => ('company' in one ? one.company : one.school);

const isConfirmed = (one: Done): boolean => 'confirmed' in one && one.confirmed !== null && houseOf(one) !== null;

const stepsOf = (done: readonly Done[], lang: Language): readonly CvStep[] =>
  done.map((one) => ({
    period: translate(lang, 'profile.period', {
      from: month(one.startDate, lang),
      to: one.endDate ? month(one.endDate, lang) : translate(lang, 'profile.cv.now'),
    }),
    name: one.name,
    house: houseOf(one)?.name ?? null,
    mark: isConfirmed(one) ? translate(lang, 'profile.confirmation.mark', { company: houseOf(one)?.name }) : null,
    description: one.description,
  }));

const languageName = (code: string, lang: Language): string => {
  const name = intl[lang].formatDisplayName(code, { type: 'language' }) ?? code;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
};

const partsOf = (profile: PublicProfile, lang: Language): readonly CvPart[] => {
  const say = (id: string) => translate(lang, `profile.${id}`);
  const about = faceOf(profile.presentation?.description, lang);
  const parts: (CvPart | null)[] = [
    about && { heading: say('cv.about'), kind: 'words', ...about },
    { heading: say('experiences.title'), kind: 'steps', steps: stepsOf(profile.experiences, lang) },
    { heading: say('formations.title'), kind: 'steps', steps: stepsOf(profile.formations, lang) },
    { heading: say('skills'), kind: 'list', items: profile.skills },
    {
      heading: say('languages.title'),
      kind: 'pairs',
      pairs: profile.languages.map(({ lang: code, level }) => [languageName(code, lang), say(`level.${level}`)]),
    },
    { heading: say('cv.jobs'), kind: 'list', items: profile.interests?.jobInterests ?? [] },
  ];
  return parts.filter((part) => part !== null).filter((part) => !isEmpty(part));
};

const isEmpty = (part: CvPart): boolean =>
  (part.kind === 'steps' && part.steps.length === 0) ||
  (part.kind === 'list' && part.items.length === 0) ||
  (part.kind === 'pairs' && part.pairs.length === 0);

/** Returns the person's career status and wish for remote work; `closed_to_opportunities` is not shown. */
const factsOf = ({ career }: PublicProfile, lang: Language): readonly string[] => {
  const status = career?.careerStatus;
  return [
    ...(status && status !== 'closed_to_opportunities' ? [translate(lang, `profile.careerStatus.${status}`)] : []),
    ...(career?.openedToRemote ? [translate(lang, 'profile.public.remote')] : []),
  ];
};

type Also = { readonly lang: Language; readonly jpeg: Uint8Array | null; readonly made: Date };

/** Returns the texts of a CV, from the part of the profile that its reader may see. */
export const cvWords = (profile: PublicProfile, { lang, jpeg, made }: Also): Cv => {
  const name = profile.name
    ? `${profile.name.firstname} ${profile.name.lastname}`
    : translate(lang, 'profile.public.nameless');
  return {
    lang,
    title: translate(lang, 'profile.cv.title', { name }),
    name,
    headline: faceOf(profile.presentation?.title, lang),
    facts: factsOf(profile, lang),
    contact: cvContact(profile, lang),
    parts: partsOf(profile, lang),
    portrait: jpeg && { jpeg, alt: translate(lang, 'profile.cv.portrait', { name }) },
    made,
  };
};
