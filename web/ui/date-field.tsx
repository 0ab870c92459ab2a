import { useEffect, useRef, useState } from 'react';
import { announce } from '../client/announce.ts';
import { watchPressing, whenReleased } from '../client/when-released.ts';
import { useText } from '../page/text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

const isHalf = (control: unknown): boolean => control instanceof HTMLInputElement && control.validity.badInput;

/**
 * A day, in the browser's own field. The browser sends a day that is typed by half as none: that is told beside the field
 * when it is left, and its form is not sent. Without script the browser tells it itself, in forms that let it check
 * (`noValidate={useLives()}`).
 */
export const DateField = (props: Omit<TextFieldProps, 'type' | 'ref'>) => {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const [half, setHalf] = useState(false);
  const message = t('web.date.half');

  useEffect(() => {
    const { current: input } = field;
    const form = input?.form;
    if (!input || !form) return;
    watchPressing();
    const say = (): void => announce(`${input.labels?.[0]?.innerText ?? ''}. ${message}`);
    const onBlur = (): void =>
      whenReleased(() => {
        setHalf(isHalf(input));
        if (isHalf(input)) say();
      });
    const onInput = (): void => setHalf((before) => before && isHalf(input));
    const onSend = (event: Event): void => {
      if (!isHalf(input)) return;
      event.preventDefault();
      setHalf(true);
      if ([...form.elements].find(isHalf) !== input) return;
      input.focus();
      say();
    };
    input.addEventListener('blur', onBlur);
    input.addEventListener('input', onInput);
    input.addEventListener('invalid', onSend); // in place of the browser's own words
    form.addEventListener('submit', onSend, { capture: true });
    return () => {
      input.removeEventListener('blur', onBlur);
      input.removeEventListener('input', onInput);
      input.removeEventListener('invalid', onSend);
      form.removeEventListener('submit', onSend, { capture: true });
    };
  }, [message]);

  return <TextField {...props} type="date" ref={field} error={half ? message : props.error} />;
};
