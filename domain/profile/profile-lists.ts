import { isToCome } from '../calendar.ts';
import { mostListed, mostPieces, mostResumes } from './profile.choices.ts';
import type { Experience, Formation, PortfolioPiece, ProfileEvent, Resume, SpokenLanguage } from './profile.events.ts';
import { refuse } from './profile.rejections.ts';

/** The lists of a profile, and what an item of each looks like. */
export type ListItems = {
  readonly experience: Experience;
  readonly formation: Formation;
  readonly language: SpokenLanguage;
  readonly resume: Resume;
  readonly piece: PortfolioPiece;
};
export type ListName = keyof ListItems;
export type Listed<L extends ListName = ListName> = { readonly version: number; readonly said: ListItems[L] | null };
export type Lists = { readonly [L in ListName]: Readonly<Record<string, Listed<L>>> };

type Type = ProfileEvent['type'];

export const listEvents = {
  experience: { added: 'ExperienceAdded', changed: 'ExperienceChanged', removed: 'ExperienceRemoved' },
  formation: { added: 'FormationAdded', changed: 'FormationChanged', removed: 'FormationRemoved' },
  language: { added: 'LanguageAdded', changed: 'LanguageChanged', removed: 'LanguageRemoved' },
  resume: { added: 'ResumeAdded', changed: 'ResumeChanged', removed: 'ResumeRemoved' },
  piece: { added: 'PortfolioPieceAdded', changed: 'PortfolioPieceChanged', removed: 'PortfolioPieceRemoved' },
} as const satisfies Record<ListName, Record<'added' | 'changed' | 'removed', Type>>;

export const noLists: Lists = { experience: {}, formation: {}, language: {}, resume: {}, piece: {} };

const period = ({ startDate, endDate }: Experience | Formation, now: Date): void => {
  if (isToCome(startDate, now)) throw refuse('not-begun', {}, '/startDate');
  if (endDate !== null && endDate < startDate) throw refuse('dates-reversed', {}, '/endDate');
};

type Rule<L extends ListName> = (item: ListItems[L], others: readonly Listed<L>[], now: Date) => void;

const rules: { readonly [L in ListName]: Rule<L> } = {
  experience: (item, _, now) => period(item, now),
  formation: (item, _, now) => period(item, now),
  language({ lang }, others) {
    if (others.some(({ said }) => said?.lang === lang)) throw refuse('language-listed', {}, '/lang');
  },
  resume: () => {},
  piece: () => {},
};

const limits: Readonly<Record<ListName, number>> = {
  experience: mostListed,
  formation: mostListed,
  language: mostListed,
  resume: mostResumes,
  piece: mostPieces,
};

/** Throws a `Rejection` for an item that may not be in the list beside the others. */
export const checkItem = <L extends ListName>(
  list: L,
  item: ListItems[L],
  others: readonly Listed<L>[],
  now: Date,
): void => {
  (rules[list] as Rule<L>)(item, others, now);
};

/** Throws a `Rejection` when the list is full. */
export const checkRoom = (list: ListName, listed: Readonly<Record<string, unknown>>): void => {
  if (Object.keys(listed).length < limits[list]) return;
  throw list === 'resume' ? refuse('two-resumes', { most: mostResumes }) : refuse('list-full', { most: limits[list] });
};
