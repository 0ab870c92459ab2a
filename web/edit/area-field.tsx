import { type ComponentProps, useState } from 'react';
import { useText } from '../page/text.ts';
import { TextArea } from '../ui/text-field.tsx';

/** From this share of the characters on, those that are left are counted. */
const nearlyFull = 0.8;

/** Several lines of text, with how many characters are left once there are few. */
export const AreaField = (props: ComponentProps<typeof TextArea> & { readonly maxLength: number }) => {
  const { t } = useText();
  const { maxLength, hint, defaultValue } = props;
  const [length, setLength] = useState(String(defaultValue ?? '').length);
  const left = length >= maxLength * nearlyFull ? t('edit.form.left', { count: maxLength - length }) : undefined;
  return (
    <TextArea
      {...props}
      hint={[hint, left].filter(Boolean).join(' ') || undefined}
      onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
    />
  );
};
