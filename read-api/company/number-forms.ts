import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { bothForms, inPairs, numberingPlans } from '#domain/company/numbering-plans.ts';

/** A number as it was before its country changed its numbers, and as it is since. */
export type NumberForms = {
  readonly country: string;
  /** The day on which the old form ended. */
  readonly since: string;
  readonly before: string;
  readonly after: string;
};

/** Both forms of a number, whichever was typed, by each change of numbers that it can be of. */
export const numberForms = (typed: string): readonly NumberForms[] =>
  numberingPlans.flatMap((plan) => {
    const forms = bothForms(plan, typed);
    if (!forms || !isValidPhoneNumber(forms.after)) return [];
    const { country, since } = plan;
    return [{ country, since, before: inPairs(plan, forms.before), after: inPairs(plan, forms.after) }];
  });
