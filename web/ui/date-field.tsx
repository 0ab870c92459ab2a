import { useRef } from 'react';
import { useText } from '../page/text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useHalfTyped } from './use-half-typed.ts';

/** A day, in the browser's own field; one that is typed by half is told beside it. */
export const DateField = (props: Omit<TextFieldProps, 'type' | 'ref'>) => {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const message = t('web.date.half');
  const isHalf = useHalfTyped(field, message);
  return <TextField {...props} type="date" ref={field} error={isHalf ? message : props.error} />;
};
