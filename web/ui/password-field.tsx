import { useEffect, useRef, useState } from 'react';
import { type PasswordRule, passwordRules } from '#domain/account/password-rules.ts';
import { announce } from '../client/announce.ts';
import { useLives } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { IconButton } from './button.tsx';
import { Field, type FieldProps, wired } from './field.tsx';
import { Icon } from './icon.tsx';
import './password-field.css';

/** A pause in typing after which a screen reader is told what is left, in ms. */
const pauseMs = 1000;

type RulesProps = { readonly rules: readonly PasswordRule[]; readonly password: string };

/** The rules that a new password has to meet, each ticked once it does; that of the longest only when it is passed. */
const PasswordRules = ({ rules, password }: RulesProps) => {
  const { t } = useText();
  const told = useRef('');
  const shown = rules.filter(({ isMet }) => !isMet('') || !isMet(password));
  const status = t('account.passwordRule.left', { count: rules.filter(({ isMet }) => !isMet(password)).length });
  useEffect(() => {
    if (password === '' || told.current === status) return;
    const timer = setTimeout(() => {
      told.current = status;
      announce(status);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [password, status]);
  return (
    <ul className="password-rules">
      {shown.map(({ name, values, isMet }) => (
        <li key={name} className={isMet(password) ? 'met' : undefined}>
          {isMet(password) && <Icon name="check" />}
          <span>
            {t(`account.passwordRule.${name}`, values)}
            {isMet(password) && <span className="sr"> ({t('account.passwordRule.met')})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};

type Props = Omit<FieldProps, 'hint' | 'optional'> & {
  /** Where a new password is chosen: its minimum length in characters. The field then says what it has to have. */
  readonly min?: number;
};

/**
 * A password. In a page that lives in the browser, a button shows what is typed, until the form is sent, and the rules of
 * a new password are ticked as one types. The server checks the same rules, and those that it alone knows.
 */
export const PasswordField = ({ name, id = name, label, error, min }: Props) => {
  const { t } = useText();
  const lives = useLives();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [password, setPassword] = useState('');
  useEffect(() => {
    const form = input.current?.form;
    setPassword(input.current?.value ?? ''); // what was typed before this page was hydrated
    const hide = (): void => setShown(false); // browsers remember what is sent as a text
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const words = min === undefined ? undefined : t('account.passwordHint', { min });
  const rulesId = `${id}-rules`;
  // what describes the field does not change while one types: a screen reader would read it anew
  const hint = lives && words && (
    <>
      <span id={rulesId} hidden>
        {words}
      </span>
      <PasswordRules rules={passwordRules(min ?? 0)} password={password} />
    </>
  );
  const said = { hint: hint || (words && <span className="password-hint">{words}</span>), error };
  const wiring = wired(id, said);
  const describedBy = hint ? [error && `${id}-error`, rulesId].filter(Boolean).join(' ') : wiring['aria-describedby'];
  const control = (
    <input
      {...wiring}
      aria-describedby={describedBy}
      ref={input}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={min === undefined ? 'current-password' : 'new-password'}
      autoCapitalize="none"
      spellCheck={false}
      minLength={min}
      required
      className="control"
      onInput={({ currentTarget }) => setPassword(currentTarget.value)}
    />
  );
  return (
    <Field id={id} label={label} {...said}>
      <div className="password">
        {control}
        {lives && (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={t('account.showPassword')}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          />
        )}
      </div>
    </Field>
  );
};
