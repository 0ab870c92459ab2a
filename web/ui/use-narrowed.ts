import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** What a field of the form says; nothing when there is no such field. */
export const saidBy = (form: HTMLFormElement | null | undefined, name: string): string => {
  const field = form?.elements.namedItem(name);
  return isField(field) ? field.value : '';
};

/**
 * Runs `empty` when somebody has changed one of the fields `names` of the same form: a list at once, a text once it is left
 * or sent. What a draft or the server puts there changes nothing: it comes with what stands below.
 */
export const useNarrowed = (
  input: RefObject<HTMLInputElement | null>,
  names: readonly string[],
  empty: () => void,
): void => {
  const emptyNow = useRef(empty);
  emptyNow.current = empty;
  const all = names.join(' ');
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !all) return;
    const above = all.split(' ');
    const before = new Map(above.map((name) => [name, saidBy(form, name)]));
    const touched = new Set<string>();
    const settle = (name: string): void => {
      const now = saidBy(form, name);
      if (touched.delete(name) && now !== before.get(name)) emptyNow.current();
      before.set(name, now);
    };
    const onInput = ({ target }: Event): void => {
      if (!isField(target) || !above.includes(target.name)) return;
      touched.add(target.name);
      if (target instanceof HTMLSelectElement) settle(target.name);
    };
    const onLeave = ({ target }: Event): void => {
      if (isField(target) && touched.has(target.name)) settle(target.name);
    };
    const onEnter = ({ target }: Event): void => {
      if (isField(target) && above.includes(target.name)) before.set(target.name, target.value);
    };
    const onSubmit = (): void => {
      for (const name of touched) settle(name);
    };
    const listeners = { input: onInput, focusin: onEnter, focusout: onLeave, submit: onSubmit };
    for (const [type, listener] of Object.entries(listeners)) form.addEventListener(type, listener, { capture: true });
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        form.removeEventListener(type, listener, { capture: true });
    };
  }, [input, all]);
};
