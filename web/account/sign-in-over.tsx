import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastAsked } from '../client/ask-for-account.ts';
import { useText } from '../page/text.ts';
import type { SignInStep } from './sign-in.machine.ts';
import { SignInForm, type SignInPaths } from './sign-in-steps.tsx';
import { signInRules } from './step-rules.ts';
import { useSignIn } from './use-sign-in.ts';
import { useStands } from './use-stands.ts';
import { useStepForm } from './use-step-form.ts';

export const askedTo = (): string => lastAsked.current?.to ?? '';

const withTo = (path: string, to: string): string => (to ? `${path}?to=${encodeURIComponent(to)}` : path);

/** The same pages, which lead back to where an account was asked for. */
const leadingTo = ({ password, ask, register, outside, ...paths }: SignInPaths, to: string): SignInPaths => ({
  ...paths,
  password: withTo(password, to),
  ask: withTo(ask, to),
  register: withTo(register, to),
  outside: outside && { ...outside, path: withTo(outside.path, to) },
});

type Props = {
  readonly paths: SignInPaths;
  readonly dialog: React.RefObject<HTMLDialogElement | null>;
  /** Another form is shown. */
  readonly onStep: (step: SignInStep) => void;
  readonly onIn: () => void;
  readonly onRegister: () => void;
};

/** The steps of a log-in over the page, each in the place of the one before. */
export const SignInOver = ({ paths, dialog, onStep, onIn, onRegister }: Props) => {
  const text = useText();
  const { t } = text;
  const [shown, setShown] = useState<SignInStep>('password');
  const [to, setTo] = useState('');
  const [email, setEmail] = useState('');
  useEffect(() => setTo(askedTo()), []);
  const form = useStepForm({ rules: signInRules(text, shown), before: { email }, prefix: 'in-' });
  const signIn = useSignIn({ step: 'password', form, to: askedTo });
  const { step, code, isIn, tell } = signIn;

  useStands(dialog, ({ signedIn, codeFor }) => {
    if (signedIn) tell({ type: 'in' });
    else if (codeFor !== null) tell({ type: 'asked', code: { email: codeFor, waitS: 0 } });
  });
  const done = useRef(onIn);
  done.current = onIn;
  useEffect(() => {
    if (isIn) done.current();
  }, [isIn]);

  const isNew = step !== shown;
  const changed = useRef((_: SignInStep): void => {});
  changed.current = (now) => {
    setShown(now);
    form.clear();
    onStep(now);
  };
  useLayoutEffect(() => {
    if (isNew) changed.current(step);
  }, [isNew, step]);

  const leads: Readonly<Record<SignInStep, string>> = {
    password: t('account.login.needed'),
    ask: t('account.askCode.lead'),
    code: t('account.mailedCode.lead', { email: code?.email ?? '' }),
    second: t('account.second.lead'),
    forgotten: t('account.reset.lead'),
  };
  const go = (other: SignInStep): void => {
    const typed = new FormData(form.form.current ?? undefined).get('email');
    setEmail(typed === null ? (code?.email ?? '') : String(typed));
    tell({ type: 'go', step: other });
  };
  return (
    <>
      {!signIn.isLinkMailed && <p className="muted">{leads[step]}</p>}
      <SignInForm
        step={step}
        signIn={signIn}
        form={form}
        paths={leadingTo(paths, to)}
        to={to}
        go={go}
        register={onRegister}
      />
    </>
  );
};
