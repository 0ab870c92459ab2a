import { useMachine } from '@xstate/react';
import { type FocusEvent, type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { askForAccount, restrictedForm } from '../client/ask-for-account.ts';
import { dropDraft } from '../client/draft-store.ts';
import { useStoredDraft } from '../client/stored-draft.tsx';
import { whenTaken } from '../offline/send-later.ts';
import type { Refused } from '../page/fields-of.ts';
import type { FormError } from '../ui/error-list.tsx';
import { type Sent, sendFormMachine } from './send-form.machine.ts';

/** What is wrong with which field, in the order of the form. */
type Faults = Readonly<Record<string, string>>;

type Options = {
  /** The name of its draft, and of what waits for a network. */
  readonly name: string;
  /** What the page refused before this form lived. */
  readonly refusal?: Refused | undefined;
  /** It came back filled in. */
  readonly isReturned: boolean;
  readonly faultsOf: (said: FormData) => Faults;
  /** Sends it. Leads on by itself when it was taken. */
  readonly send: (form: HTMLFormElement) => Promise<Sent>;
};

export type SendForm = {
  /** Of the list of what is wrong. */
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly draft: React.ReactNode;
  /** What is still wrong, for the list. */
  readonly errors: readonly FormError[];
  /** The list came with the page. */
  readonly cameWithPage: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly state: 'editing' | 'sending' | 'taken' | 'waiting' | 'delivered' | 'unsent';
  /** What the form does: all that it needs besides its fields. */
  readonly handlers: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
};

const nameOf = (target: EventTarget | null): string => (target instanceof Element && target.getAttribute('name')) || '';

/** A press that is about to be done: what moves it away now has it miss. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('a, button') && target.matches(':active');

const byField = (errors: readonly FormError[]): Faults =>
  Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])));

/** Drives a form by its machine: what is typed is kept, what is wrong told beside its field, and it is sent from its page. */
export const useSendForm = ({ name, refusal, isReturned, faultsOf, send }: Options): SendForm => {
  const { form, notice: draft } = useStoredDraft(name, { version: '', isReturned });
  const summary = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const typed = useRef(new Set<string>());
  const [wrong, setWrong] = useState(() => byField(refusal?.errors ?? []));

  const sendNow = useRef(async (): Promise<Sent> => ({ is: 'unsent' }));
  sendNow.current = async () => {
    const { current: element } = form;
    if (!element) return { is: 'unsent' };
    const sent = await send(element);
    if (sent.is === 'refused') setWrong(byField(sent.errors));
    if (sent.is !== 'restricted') return sent;
    // asked once: the page of the form says why it does not go even so
    if (wasAsked.current) HTMLFormElement.prototype.submit.call(element);
    else
      askForAccount(
        restrictedForm(element, null, () => {
          wasAsked.current = true;
          element.requestSubmit();
        }),
      );
    return sent;
  };
  const [machine] = useState(() => sendFormMachine.provide({ actors: { send: fromPromise(() => sendNow.current()) } }));
  const [snapshot, tell] = useMachine(machine, { input: { errors: refusal?.errors ?? [] } });
  const { errors, refusals } = snapshot.context;

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  useEffect(() => {
    const online = () => tell({ type: 'online' });
    const returned = () => tell({ type: 'returned' });
    addEventListener('online', online);
    addEventListener('pageshow', returned);
    const unwatch = whenTaken(name, () => {
      dropDraft(name);
      form.current?.reset();
      setWrong({});
      tell({ type: 'delivered' });
    });
    return () => {
      removeEventListener('online', online);
      removeEventListener('pageshow', returned);
      unwatch();
    };
  }, [name, form, tell]);

  const faultsNow = (): Faults => (form.current ? faultsOf(new FormData(form.current)) : {});
  /** Tells what is wrong with one field, or nothing any more. */
  const judge = (field: string): void => {
    const { [field]: fault } = faultsNow();
    setWrong(({ [field]: _, ...others }) => (fault ? { ...others, [field]: fault } : others));
  };
  return {
    summary,
    draft,
    errors: errors.filter(({ field }) => !field || wrong[field]),
    cameWithPage: refusals === 0,
    errorOf: (field) => wrong[field],
    state: snapshot.value,
    handlers: {
      ref: form,
      onSubmit: (event) => {
        event.preventDefault();
        const faults = faultsNow();
        setWrong(faults);
        tell({ type: 'submit', errors: Object.entries(faults).map(([field, message]) => ({ field, message })) });
      },
      onInput: ({ target }) => {
        const field = nameOf(target);
        typed.current.add(field);
        if (wrong[field]) judge(field);
      },
      onBlur: ({ target, relatedTarget }) => {
        const field = nameOf(target);
        const isLeft = nameOf(relatedTarget) !== field && !isPressed(relatedTarget);
        if (isLeft && typed.current.has(field)) judge(field);
      },
    },
  };
};
