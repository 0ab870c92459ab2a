import type { RouterContextProvider } from 'react-router';
import { describeCompany, stateCompanyProfile } from '#commands/company/company.commands.ts';
import { correctCompanyCoordinates } from '#commands/company/correct-coordinates.ts';
import { planUsualWeek } from '#commands/company/plan-week.ts';
import { readApiContext } from '../page/server-context.ts';
import { companyForms } from './company-forms.ts';
import type { Section } from './company-section.ts';
import { type PlaceTyped, placeTyped } from './place-typed.ts';

type Block = { readonly title?: object; readonly text?: object } | undefined;

/** A block of text with a title; nothing where neither is written in any language. */
const blockOf = ({ title = {}, text = {} }: Block = {}): object | null =>
  Object.keys(title).length > 0 || Object.keys(text).length > 0 ? { title, text } : null;

type Capital = { readonly amount?: number | string | null; readonly currency?: string | null } | undefined;

type Asked = { readonly context: Readonly<RouterContextProvider> };

/** The parts of a company's page that are forms: the command of each, and what is sent of its fields. */
export const companySections = {
  coordinates: ({ context }) => ({
    form: 'coordinates',
    part: 'coordinates',
    command: correctCompanyCoordinates,
    ...companyForms.coordinates,
    shape: async (told) => ({
      ...told,
      place: await placeTyped(context.get(readApiContext), (told.place ?? {}) as PlaceTyped),
    }),
  }),
  descriptions: () => ({
    form: 'descriptions',
    part: 'descriptions',
    command: describeCompany,
    ...companyForms.descriptions,
    shape: ({ description = {}, presentation = {}, childrenBoxTitle = {}, practicalInfo, brandInfo }) => ({
      description,
      presentation,
      childrenBoxTitle,
      practicalInfo: blockOf(practicalInfo as Block),
      brandInfo: blockOf(brandInfo as Block),
    }),
  }),
  planning: () => ({
    form: 'planning',
    part: 'planning',
    command: planUsualWeek,
    ...companyForms.planning,
    shape: ({ week }) => ({ week: Object.values(week as object) }),
  }),
  profile_management: () => ({
    form: 'profile_management',
    part: 'profile_management',
    command: stateCompanyProfile,
    ...companyForms.profile_management,
    shape: ({ shareCapital, ...told }) => {
      const { amount = null, currency = null } = (shareCapital as Capital) ?? {};
      return { ...told, shareCapital: amount === null ? null : { amount, currency: currency ?? '' } };
    },
  }),
} satisfies Readonly<Record<keyof typeof companyForms, (asked: Asked) => Section>>;
