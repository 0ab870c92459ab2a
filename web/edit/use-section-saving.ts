import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type Typed, typedIn, typeInto, undoing } from '../client/kept-forms.ts';
import type { Saving } from '../ui/saved-line.tsx';

/**
 * What became of a form that is saved by its button and stays as it stands: changed, saved at a time, and what undoes it.
 * `wasSaved`: the page came as the answer to it; `isRefused`: it was not saved, and says why.
 */
export const useSectionSaving = (
  form: RefObject<HTMLFormElement | null>,
  wasSaved: boolean,
  isRefused: boolean,
): Saving => {
  const { key } = useLocation();
  const { state } = useNavigation();
  const [saving, setSaving] = useState<Saving>(wasSaved ? { state: 'saved', at: null } : { state: 'unchanged' });
  const undo = useRef<Typed | null>(null);

  useEffect(() => {
    const { current: element } = form;
    if (!element) return;
    const onInput = (): void => setSaving({ state: typedIn(element).length > 0 ? 'changed' : 'unchanged' });
    const onSubmit = (event: Event): void => {
      if (!event.defaultPrevented) undo.current = undoing(element);
    };
    const soon = (event: Event): void => {
      // what was saved is shown by a change that nobody made
      if (event.type !== 'change' || event.isTrusted) queueMicrotask(onInput); // a reset form is reset afterwards
    };
    const types = ['input', 'change', 'reset'];
    for (const type of types) element.addEventListener(type, soon);
    element.addEventListener('submit', onSubmit);
    if (typedIn(element).length > 0) onInput(); // a draft was put back
    return () => {
      for (const type of types) element.removeEventListener(type, soon);
      element.removeEventListener('submit', onSubmit);
    };
  }, [form]);

  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const { current: element } = form;
    const { current: typed } = undo;
    undo.current = null;
    if (!element || !typed || isRefused) return;
    const back = (): void => {
      typeInto(element, typed);
      element.requestSubmit();
    };
    setSaving({ state: 'saved', at: new Date().toISOString(), ...(typed.length > 0 && { undo: back }) });
  }, [key, form, isRefused]);

  return state === 'submitting' || (state === 'loading' && undo.current) ? { state: 'saving' } : saving;
};
