import { useMachine } from '@xstate/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Posted, postStep, type Values } from './post-step.ts';
import { type CodeAsked, type SignInAnswer, type SignInStep, signInMachine } from './sign-in.machine.ts';
import { type StepForm, valuesOf } from './use-step-form.ts';
import { useStepNews } from './use-step-news.ts';

type Sent = { readonly step: SignInStep; readonly values: Values };

const routes = {
  password: 'password',
  ask: 'ask-code',
  code: 'code',
  second: 'second',
  forgotten: 'forgotten',
} as const;

const answered = (
  { step, values }: Sent,
  answer: { readonly step?: string; readonly waitS?: number },
): SignInAnswer => {
  if (step === 'ask') return { outcome: 'mailed', email: values.email ?? '', waitS: answer.waitS ?? 0 };
  if (step === 'forgotten') return { outcome: 'link-mailed' };
  return { outcome: answer.step === 'second' ? 'second' : 'in' };
};

const post = async ({ step, values }: Sent, to: string): Promise<SignInAnswer> => {
  const posted = await postStep<{ step?: string; waitS?: number }>(`/api/sign-in/${routes[step]}`, { ...values, to });
  return posted.outcome === 'refused' ? posted : answered({ step, values }, posted.answer);
};

const anySubmit = { type: 'submit', values: {} } as const;

/** Mails another code to the address that one was asked for. */
export const askCodeAgain = (): Promise<Posted<{ readonly waitS: number }>> =>
  postStep('/api/sign-in/ask-code-again', {});

type Options = {
  readonly step: SignInStep;
  readonly code?: CodeAsked | null;
  readonly form: StepForm;
  /** Where it goes on once somebody is in. */
  readonly to: () => string;
};

/** A log-in that is driven by its machine. */
export const useSignIn = ({ step, code = null, form, to }: Options) => {
  const send = useRef(post);
  send.current = (sent) => post(sent, to());
  const [machine] = useState(() =>
    signInMachine.provide({ actors: { send: fromPromise(({ input }) => send.current(input, '')) } }),
  );
  const [snapshot, tell, actor] = useMachine(machine, { input: { step, code } });

  useStepNews(actor, tell, (errors) => {
    form.refuse(errors);
    const isCode = ['code', 'second'].includes(actor.getSnapshot().context.step);
    if (isCode) form.form.current?.reset(); // a wrong code is typed anew
  });

  return {
    step: snapshot.context.step,
    code: snapshot.context.code,
    isLinkMailed: snapshot.context.isLinkMailed,
    isIn: snapshot.matches('in'),
    isBusy: snapshot.hasTag('busy') || snapshot.matches('in'),
    isWaiting: snapshot.hasTag('waiting'),
    tell,
    edited: (): void => tell({ type: 'edit' }),
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (!actor.getSnapshot().can(anySubmit)) return;
      const { currentTarget: sent } = event;
      if (form.isRight(sent)) tell({ type: 'submit', values: valuesOf(sent) });
    },
  };
};

export type SigningIn = ReturnType<typeof useSignIn>;
