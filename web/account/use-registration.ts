import { useMachine } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { dropDraft } from '../client/draft-store.ts';
import { goTo } from '../client/leaving.ts';
import { type Posted, postStep, type Values } from './post-step.ts';
import { type RegistrationStep, registrationMachine, type StepAnswer } from './registration.machine.ts';
import { type StepForm, valuesOf } from './use-step-form.ts';
import { useStepNews } from './use-step-news.ts';

type Sent = { readonly step: RegistrationStep; readonly values: Values };

const routeOf = (step: string): string => `/api/registration/${step}`;

/** Takes a step to the server. */
export const sendStep = async ({ step, values }: Sent): Promise<StepAnswer> => {
  const posted = await postStep<{ readonly next: string }>(routeOf(step), values);
  return posted.outcome === 'refused' ? posted : { outcome: 'done', next: posted.answer.next };
};

const anySubmit = { type: 'submit', values: {} } as const;

/** Mails another code. */
export const resendCode = (): Promise<Posted<{ readonly waitS: number }>> => postStep(routeOf('resend'), {});

export const draftOf = (step: RegistrationStep): string => `registration/${step}`;

type Options = {
  readonly step: RegistrationStep;
  readonly form: Pick<StepForm, 'refuse' | 'isRight'>;
  /** What sends it, where it is more than what the form says. */
  readonly send?: (sent: Sent) => Promise<StepAnswer>;
  /** What comes after it, where that is not a page. */
  readonly goOn?: (next: string, values: Values) => void;
};

/** A step of a registration that is driven by its machine: what the server takes leads on. */
export const useRegistration = ({ step, form, send = sendStep, goOn = goTo }: Options) => {
  const sending = useRef(send);
  sending.current = send;
  const [machine] = useState(() =>
    registrationMachine.provide({ actors: { send: fromPromise(({ input }) => sending.current(input)) } }),
  );
  const [snapshot, tell, actor] = useMachine(machine, { input: { step } });
  const isDone = snapshot.matches('done');
  const done = useRef((): void => {});
  done.current = () => {
    dropDraft(draftOf(step));
    goOn(snapshot.context.next, snapshot.context.values);
  };

  useStepNews(actor, tell, form.refuse);

  useEffect(() => {
    if (isDone) done.current();
  }, [isDone]);

  return {
    isBusy: snapshot.hasTag('busy') || isDone,
    isWaiting: snapshot.hasTag('waiting'),
    edited: (): void => tell({ type: 'edit' }),
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (!actor.getSnapshot().can(anySubmit)) return;
      const { currentTarget: sent, nativeEvent } = event;
      if (form.isRight(sent)) tell({ type: 'submit', values: valuesOf(sent, nativeEvent.submitter) });
    },
  };
};
