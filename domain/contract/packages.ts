import { dayAfter, dayMs } from '../calendar.ts';
import type { ContractOption, ContractPackage } from './contract.choices.ts';

/** An option of a package: how often it is due, the first time after so many days, then every so many. */
type Included = {
  readonly option: ContractOption;
  readonly times: number;
  readonly afterDays: number;
  readonly everyDays: number;
};

const once = (option: ContractOption, afterDays: number): Included => ({ option, times: 1, afterDays, everyDays: 1 });

const included: Readonly<Record<ContractPackage, readonly Included[]>> = {
  visibility: [once('page', 7), once('photos', 14), { option: 'newsletter', times: 4, afterDays: 30, everyDays: 91 }],
  article: [once('page', 7), { option: 'article', times: 2, afterDays: 30, everyDays: 182 }],
  premium: [
    once('page', 7),
    once('photos', 14),
    once('video', 45),
    { option: 'newsletter', times: 12, afterDays: 30, everyDays: 30 },
    { option: 'article', times: 4, afterDays: 30, everyDays: 91 },
    { option: 'banner', times: 4, afterDays: 21, everyDays: 91 },
  ],
  custom: [],
};

type ProposedOption = { readonly kind: ContractOption; readonly dates: readonly string[] };

/** How many days after the day `from` the day `to` is. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** What a package includes, with a date for each time; those that would come after the end are left out. */
export const proposedOptions = (of: ContractPackage, from: string, end: string): readonly ProposedOption[] =>
  included[of].flatMap(({ option: kind, times, afterDays, everyDays }) => {
    const dates = Array.from({ length: times }, (_, time) => dayAfter(from, afterDays + time * everyDays));
    const within = dates.filter((date) => date <= end);
    return within.length > 0 ? [{ kind, dates: within }] : [];
  });
