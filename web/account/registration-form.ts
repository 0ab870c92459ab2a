import type { Text } from '../text.ts';
import type { RegistrationStep } from './registration.machine.ts';

/** What has the script send a step in place (`enhance/registration.ts`); without it the form is a plain one. */
export const registrationForm = (t: Text['t'], step: RegistrationStep) => ({
  'data-registration': step,
  'data-sending': t('account.sending'),
  'data-waiting': t('account.waiting'),
});
