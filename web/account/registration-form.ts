import type { Text } from '../page/text.ts';
import type { RegistrationStep } from './registration.machine.ts';

/** As many fields as a step has, and none. */
const fields = [0, 1, 2, 3, 4, 5];

/** What has the script send a step in place (`enhance/registration.ts`); without it the form is a plain one. */
export const registrationForm = (t: Text['t'], step: RegistrationStep, refused?: string) => ({
  'data-registration': step,
  /** What stands above a refusal, by the number of fields that are to be corrected. */
  'data-titles': JSON.stringify(
    fields.map((count) => refused ?? (count === 0 ? '' : t('web.form.correct', { count }))),
  ),
  'data-draft': `registration/${step}`,
  'data-sending': t('account.sending'),
  'data-waiting': t('account.waiting'),
});
