import { type FocusEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLives } from '../client/arrived.ts';
import { watchPressing, whenReleased } from '../client/when-released.ts';
import type { Refused } from '../page/fields-of.ts';
import { type Text, useText } from '../page/text.ts';
import type { StepRefusals, Values } from './post-step.ts';
import type { FieldRules } from './step-rules.ts';

type Options = {
  readonly rules: FieldRules;
  /** What the page came with: why the form was refused, or what its fields say. */
  readonly refusal?: Refused | undefined;
  readonly before?: Values | undefined;
  /** Stands before the ids of fields, where the page has others of their names. */
  readonly prefix?: string | undefined;
};

/** A form of a log-in or a registration: what is wrong is said beside a field once it is left, and all of it when it is sent. */
export type StepForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is wrong, with the ids of the fields. */
  readonly summary: StepRefusals;
  /** How many refusals there were since the page came. */
  readonly nth: number;
  /** The server has not been asked: the fields that are marked are all there is to it. */
  readonly isUnsent: boolean;
  readonly prefix: string;
  /** The browser's own words about a field are not asked for: it lives, and has its own. */
  readonly isLive: boolean;
  readonly field: (name: string) => {
    readonly name: string;
    readonly id: string;
    readonly error: string | undefined;
    readonly defaultValue: string | undefined;
  };
  readonly refuse: (errors: StepRefusals) => void;
  /** Forgets what was wrong: another form takes its place. */
  readonly clear: () => void;
  readonly left: (event: FocusEvent<HTMLFormElement>) => void;
  readonly typed: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Whether what `sent` says may be sent; if not, says why. */
  readonly isRight: (sent: HTMLFormElement) => boolean;
};

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const besideOf = (errors: StepRefusals): Values =>
  Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])));

/** Where two fields are told the same, the summary says which is which. */
const named = (errors: StepRefusals, sent: HTMLFormElement, { t }: Pick<Text, 't'>): StepRefusals =>
  errors.map((error) => {
    const isAlone = errors.filter(({ message }) => message === error.message).length === 1;
    const control = sent.elements.namedItem(error.field ?? '');
    const label = isField(control) ? control.labels?.[0]?.textContent : undefined;
    return isAlone || !label ? error : { ...error, message: t('web.form.ofField', { label, message: error.message }) };
  });

export const useStepForm = ({ rules, refusal, before = {}, prefix = '' }: Options): StepForm => {
  const form = useRef<HTMLFormElement>(null);
  const edited = useRef(new Set<string>());
  const [refused, setRefused] = useState({ errors: refusal?.errors ?? [], nth: 0, isUnsent: false });
  const [beside, setBeside] = useState<Readonly<Record<string, string | undefined>>>(() => besideOf(refused.errors));
  const values = refusal?.values ?? before;
  const isLive = useLives();
  const text = useText();
  useEffect(watchPressing, []);

  const refuse = (errors: StepRefusals, unsent?: HTMLFormElement): void => {
    const said = unsent ? named(errors, unsent, text) : errors;
    edited.current.clear();
    setBeside(besideOf(errors));
    setRefused(({ nth }) => ({ errors: said, nth: nth + 1, isUnsent: unsent !== undefined }));
  };
  return {
    form,
    nth: refused.nth,
    isUnsent: refused.isUnsent,
    summary: refused.errors.map((error) => (error.field ? { ...error, field: prefix + error.field } : error)),
    prefix,
    isLive,
    field: (name) => ({ name, id: prefix + name, error: beside[name], defaultValue: values[name] }),
    refuse: (errors) => refuse(errors),
    clear: () => {
      edited.current.clear();
      setBeside({});
      setRefused({ errors: [], nth: 0, isUnsent: false });
    },
    left: ({ target, relatedTarget }) => {
      // whoever presses the button hears of everything at once, and what they press must not move away
      if (!isField(target) || (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')) return;
      const { name, value } = target;
      if (!rules[name] || !edited.current.has(name)) return;
      whenReleased(() => setBeside((now) => ({ ...now, [name]: rules[name]?.(value) })));
    },
    typed: ({ target }) => {
      if (isField(target)) edited.current.add(target.name);
    },
    isRight: (sent) => {
      const said = new FormData(sent);
      const wrong = Object.entries(rules).flatMap(([field, rule]) => {
        const message = said.has(field) ? rule(String(said.get(field))) : undefined;
        return message ? [{ field, message }] : [];
      });
      if (wrong.length > 0) refuse(wrong, sent);
      return wrong.length === 0;
    },
  };
};

/** What a form says, with the button by which it is sent. */
export const valuesOf = (form: HTMLFormElement, submitter: HTMLElement | null = null): Values =>
  Object.fromEntries([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
