import { same } from '../same.ts';
import type { Data } from './company.commands.ts';
import type { CompanyEvent, Coordinate } from './company.events.ts';
import { refuse } from './company.rejections.ts';

/** The events that each replace one section of a company's page, and the form of the edit pages that says it. */
export const formOf = {
  CompanyRenamed: 'coordinates',
  CompanyRelocated: 'coordinates',
  CompanyCoordinatesListed: 'coordinates',
  CompanyRequestsDirected: 'coordinates',
  CompanyDescribed: 'descriptions',
  CompanyShopDescribed: 'shopping',
  OpeningHoursPlanned: 'planning',
  CompanyCategoryChosen: 'category',
  CompanySizeDeclared: 'profile_management',
  CompanyLegalFactsStated: 'profile_management',
} as const satisfies Partial<Record<CompanyEvent['type'], string>>;

export type SectionEvent = keyof typeof formOf;

export type CompanyForm = (typeof formOf)[SectionEvent];

/** How often what each form says was saved. A form is sent with the version that it was filled from. */
export type Versions = Readonly<Record<CompanyForm, number>>;

export const firstVersions: Versions = {
  coordinates: 0,
  descriptions: 0,
  shopping: 0,
  planning: 0,
  category: 0,
  profile_management: 0,
};

export type SectionFact = { readonly [T in SectionEvent]: { readonly type: T; readonly data: Data<T> } }[SectionEvent];

type Saved = {
  readonly sections: { readonly [T in SectionEvent]: Data<T> };
  readonly versions: Versions;
};

/**
 * Returns those of the facts that change something. `edited` is the version that the form was filled from, if it was a
 * form: throws a `Rejection` when somebody else has saved that form since.
 */
export const changedFacts = (
  facts: readonly SectionFact[],
  { sections, versions }: Saved,
  edited?: number,
): readonly SectionFact[] => {
  const changed = facts.filter(({ type, data }) => !same(sections[type], data));
  for (const { type } of changed) {
    const form = formOf[type];
    if (edited !== undefined && edited !== versions[form])
      throw refuse('edited-meanwhile', { form, version: versions[form] });
  }
  return changed;
};

/**
 * The list of `after` in the order of `before`, which a page shows: the first phone takes the place of the first phone,
 * what is new comes last. A number that is written as it was keeps its value.
 */
export const inFormerOrder = (before: readonly Coordinate[], after: readonly Coordinate[]): readonly Coordinate[] => {
  const left = Map.groupBy(after, ({ type }) => type);
  const placed = before.flatMap(({ type }) => left.get(type)?.splice(0, 1) ?? []);
  return [...placed, ...[...left.values()].flat()].map((one) => {
    const known = before.find(({ type, raw }) => type === one.type && raw === one.raw);
    return known ? { ...one, value: known.value } : one;
  });
};
