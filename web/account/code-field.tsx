import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.tsx';

/** Where a code of six digits is typed, or pasted with the spaces it came with: the server passes over them. */
export const CodeField = (props: Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'label' | 'hint'>) => (
  <TextField
    {...props}
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[\d\s]{6,20}"
    maxLength={20}
    required
  />
);
