import { useEffect } from 'react';
import { goTo } from '../client/leaving.ts';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import type { CodeAsked, SignInStep } from './sign-in.machine.ts';
import { SignInForm, type SignInPaths } from './sign-in-steps.tsx';
import { signInRules } from './step-rules.ts';
import { useSignIn } from './use-sign-in.ts';
import { useStepForm } from './use-step-form.ts';

export type SignInPage = {
  readonly step: SignInStep;
  readonly code: CodeAsked | null;
  readonly to: string;
  /** Those of the steps, where it goes on from there, and that which leads on once somebody is in. */
  readonly paths: SignInPaths & { readonly second: string; readonly onwards: string };
  readonly refusal?: Refused | undefined;
};

/** A step of a log-in on its own page: the next one has a page too. */
export const SignInOnPage = ({ step, code, to, paths, refusal }: SignInPage) => {
  const text = useText();
  const form = useStepForm({ rules: signInRules(text, step), refusal });
  const signIn = useSignIn({ step, code, form, to: () => to });
  const isElsewhere = signIn.step !== step;
  useEffect(() => {
    if (signIn.isIn) goTo(paths.onwards);
    else if (signIn.step === 'code' || signIn.step === 'second') {
      if (isElsewhere) goTo(paths[signIn.step]);
    }
  }, [signIn.isIn, signIn.step, isElsewhere, paths]);
  return (
    <SignInForm
      step={step}
      signIn={{ ...signIn, code: code ?? signIn.code, isBusy: signIn.isBusy || isElsewhere }}
      form={form}
      paths={paths}
      to={to}
    />
  );
};
