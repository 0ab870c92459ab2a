import { type RefObject, useEffect, useState } from 'react';
import { announce } from '../client/announce.ts';
import { watchPressing, whenReleased } from '../client/when-released.ts';

const isHalf = (control: unknown): boolean => control instanceof HTMLInputElement && control.validity.badInput;

const controlsIn = (field: HTMLInputElement | HTMLFieldSetElement): readonly Element[] =>
  field instanceof HTMLInputElement ? [field] : [...field.elements];

const nameOf = ({ ariaLabel, labels }: HTMLInputElement): string => ariaLabel ?? labels?.[0]?.innerText ?? '';

/**
 * Whether a day or a time of a field is typed by half: the browser sends it as none. It is told by `message` when the
 * field is left, and its form is not sent. Without script the browser tells it itself, in forms that let it check
 * (`noValidate={useLives()}`).
 */
export const useHalfTyped = (
  place: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  message: string,
): boolean => {
  const [half, setHalf] = useState(false);
  useEffect(() => {
    const { current: field } = place;
    const form = field?.form;
    if (!field || !form) return;
    watchPressing();
    const isAnyHalf = (): boolean => controlsIn(field).some(isHalf);
    const say = (input: HTMLInputElement): void => announce(`${nameOf(input)}. ${message}`);
    const onLeave = ({ target }: Event): void =>
      whenReleased(() => {
        setHalf(isAnyHalf());
        if (target instanceof HTMLInputElement && isHalf(target)) say(target);
      });
    const onInput = (): void => setHalf((before) => before && isAnyHalf());
    const onSend = (event: Event): void => {
      const input = controlsIn(field).find(isHalf);
      if (!(input instanceof HTMLInputElement)) return;
      event.preventDefault();
      setHalf(true);
      if ([...form.elements].find(isHalf) !== input) return;
      input.focus();
      say(input);
    };
    field.addEventListener('focusout', onLeave);
    field.addEventListener('input', onInput);
    field.addEventListener('invalid', onSend, { capture: true }); // in place of the browser's own words
    form.addEventListener('submit', onSend, { capture: true });
    return () => {
      field.removeEventListener('focusout', onLeave);
      field.removeEventListener('input', onInput);
      field.removeEventListener('invalid', onSend, { capture: true });
      form.removeEventListener('submit', onSend, { capture: true });
    };
  }, [place, message]);
  return half;
};
