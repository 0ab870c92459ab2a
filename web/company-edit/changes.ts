import type { CompanyChange } from '#read-api/company/company-to-edit.ts';
import { valuesOf } from '../edit/form-values.ts';
import { companyForms } from './company-forms.ts';

type Part = keyof typeof companyForms;

/** One field of a form, as it stood before and after it was saved. */
export type FieldChange = { readonly name: string; readonly before: string; readonly after: string };

/** One saving of a form, field by field. */
export type ShownChange = Pick<CompanyChange, 'at' | 'name'> & {
  readonly part: Part;
  readonly fields: readonly FieldChange[];
};

const isPart = (form: string): form is Part => form in companyForms;

/** The changes of the forms that there are, newest first; those in which no field differs are left out. */
export const changesShown = (history: readonly CompanyChange[]): readonly ShownChange[] =>
  history.flatMap(({ form, at, name, before, after }) => {
    if (!isPart(form)) return [];
    const { fields, known } = companyForms[form];
    const [was, is] = [valuesOf(fields, known(before)), valuesOf(fields, known(after))];
    const changed = fields.flatMap(({ name: field, kind }) =>
      kind !== 'hidden' && was[field] !== is[field]
        ? [{ name: field, before: was[field] ?? '', after: is[field] ?? '' }]
        : [],
    );
    return changed.length > 0 ? [{ at, name, part: form, fields: changed }] : [];
  });
