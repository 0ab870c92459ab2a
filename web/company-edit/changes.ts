import type { CompanyChange, EditedFacts } from '#read-api/company/company-to-edit.ts';
import { type Values, valuesOf } from '../edit/form-values.ts';
import { companyForms } from './company-forms.ts';
import { otherHoursSaid } from './planning-changes.ts';

export type Part = keyof typeof companyForms;

/** One field of a form, as it stood before and after it was saved. */
export type FieldChange = { readonly name: string; readonly before: string; readonly after: string };

/** One saving of a form, field by field. */
export type ShownChange = Pick<CompanyChange, 'at' | 'name'> & {
  readonly part: Part;
  readonly fields: readonly FieldChange[];
  /** Whether one of its fields is still as it left it. */
  readonly canUndo: boolean;
};

export const isPart = (form: string): form is Part => Object.hasOwn(companyForms, form);

/** What a form says; that of the hours also of single days and periods. */
const saidIn = (part: Part, facts: EditedFacts): Values => ({
  ...valuesOf(companyForms[part].fields, companyForms[part].known(facts)),
  ...(part === 'planning' && otherHoursSaid(facts.plannings)),
});

/** The fields of a form that a change touched, hidden ones included, with what they said before and after. */
const touched = ({ form, before, after }: CompanyChange): readonly FieldChange[] => {
  if (!isPart(form)) return [];
  const [was, is] = [saidIn(form, before), saidIn(form, after)];
  return Object.keys({ ...was, ...is }).flatMap((name) =>
    was[name] === is[name] ? [] : [{ name, before: was[name] ?? '', after: is[name] ?? '' }],
  );
};

/**
 * What the fields of a change said before it, but for those that were changed again since: these stay as the later
 * change left them. Null where there is no such change, or nothing left of it.
 */
export const undoneBy = (history: readonly CompanyChange[], named: Pick<ShownChange, 'part' | 'at'>): Values | null => {
  const index = history.findIndex(({ form, at }) => form === named.part && at === named.at);
  const change = history[index];
  if (!change) return null;
  const later = new Set(
    history.slice(0, index).flatMap((one) => (one.form === named.part ? touched(one).map(({ name }) => name) : [])),
  );
  const left = touched(change).filter(({ name }) => !later.has(name));
  return left.length > 0 ? Object.fromEntries(left.map(({ name, before }) => [name, before])) : null;
};

/** The changes of the forms that there are, newest first; those in which no field differs are left out. */
export const changesShown = (history: readonly CompanyChange[]): readonly ShownChange[] =>
  history.flatMap((change) => {
    const { form, at, name } = change;
    if (!isPart(form)) return [];
    const hidden = new Set(companyForms[form].fields.flatMap((one) => (one.kind === 'hidden' ? [one.name] : [])));
    const fields = touched(change).filter((one) => !hidden.has(one.name));
    const canUndo = undoneBy(history, { part: form, at }) !== null;
    return fields.length > 0 ? [{ at, name, part: form, fields, canUndo }] : [];
  });
