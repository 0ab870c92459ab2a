import { emailMax, emailShape } from '#domain/account/email-shape.ts';
import { passwordRules } from '#domain/account/password-rules.ts';
import { isPersonName, isPlainName } from '#domain/name-signs.ts';
import type { Text } from '../page/text.ts';
import type { SignInStep } from './sign-in.machine.ts';

/** What is wrong with what a field says, as a sentence; undefined when nothing is. */
export type FieldRule = (value: string) => string | undefined;
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** In characters. */
const nameMax = 80;

/** The rules of the server that a browser can know, in the words of the server (`infra/http/field-errors.ts`). */
export const stepRules = ({ t }: Pick<Text, 't'>) => {
  const filled: FieldRule = (value) => (value.trim() === '' ? t('validation.blank') : undefined);
  const personName: FieldRule = (value) => {
    const name = value.normalize('NFC').replace(/\s+/gu, ' ').trim();
    if (name === '') return t('validation.blank');
    if (name.length > nameMax) return t('validation.tooLong', { limit: nameMax });
    return isPersonName(name) ? undefined : t('validation.personName');
  };
  const plainName: FieldRule = (value) => {
    if (value.trim() === '') return t('validation.blank');
    return isPlainName(value) ? undefined : t('validation.plainName');
  };
  const email: FieldRule = (value) => {
    if (!emailShape.test(value.trim())) return t('validation.email');
    return value.length > emailMax ? t('validation.tooLong', { limit: emailMax }) : undefined;
  };
  const newPassword =
    (min: number): FieldRule =>
    (value) => {
      const broken = passwordRules(min).find(({ isMet }) => !isMet(value));
      return broken && t(`rejection.account.password-${broken.name}`, { limit: broken.values.limit ?? 0 });
    };
  return { filled, personName, plainName, email, newPassword };
};

/** What the forms of a log-in can know of what is typed into them. */
export const signInRules = (text: Pick<Text, 't'>, step: SignInStep): FieldRules => {
  const { filled, email } = stepRules(text);
  if (step === 'password') return { email: filled, password: filled };
  return step === 'ask' || step === 'forgotten' ? { email } : { code: filled, recovery: filled };
};

/** What the first step of a registration can know. */
export const profileRules = (text: Pick<Text, 't'>, min: number): FieldRules => {
  const { personName, email, newPassword } = stepRules(text);
  return { firstname: personName, lastname: personName, email, password: newPassword(min) };
};

/** What the step of the company can know. */
export const companyRules = (text: Pick<Text, 't'>): FieldRules => {
  const { filled, plainName } = stepRules(text);
  return { name: plainName, city: filled };
};
