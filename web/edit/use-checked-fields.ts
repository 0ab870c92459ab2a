import { useFieldErrors } from '../client/use-field-errors.ts';
import { useText } from '../page/text.ts';
import { faultOf } from './field-faults.ts';
import { type FormField, typedIn } from './form-values.ts';

type Errors = readonly { readonly field?: string; readonly message: string }[];

const nothing: Errors = [];

/** The errors beside the fields of a form of the profile: those of its refusal, and those of fields that were left. */
export const useCheckedFields = (fields: readonly FormField[], refused: Errors | undefined) => {
  const { t } = useText();
  return useFieldErrors(refused ?? nothing, (name, form) => {
    const field = fields.find((one) => one.name === name);
    const fault = field && faultOf(field, typedIn(fields, new FormData(form)), new Date());
    return field && fault ? { label: t(field.label), message: t(fault) } : null;
  });
};
