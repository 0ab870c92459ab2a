import type { Refused } from '../page/fields-of.ts';
import { FieldError } from '../ui/field.tsx';

/** What was refused, where it is one of these acts. */
export const ofAct = (refusal: Refused | undefined, ...acts: readonly string[]): Refused | undefined =>
  acts.includes(refusal?.values.do ?? '') ? refusal : undefined;

type Props = { readonly refusal: Refused | undefined; readonly fields: readonly string[] };

/** What was refused for another reason than these fields. */
export const General = ({ refusal, fields }: Props) => {
  const message = refusal?.errors.find(({ field }) => !field || !fields.includes(field))?.message;
  return message ? <FieldError id={`error-${fields.join('-') || 'form'}`}>{message}</FieldError> : null;
};
