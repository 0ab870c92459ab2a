import { useEffect, useRef } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { useAppeared } from '../client/arrived.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { toast } from './toast.ts';

type Undo = {
  readonly label: string;
  readonly action: string;
  /** What the form says that takes it back; the last one is its button. */
  readonly fields: readonly (readonly [name: string, value: string])[];
};

type Props = {
  readonly said: string;
  readonly undo?: Undo | null;
};

const toastId = 'done';

const UndoForm = ({ label, action, fields }: Undo) => {
  const [name, value] = fields.at(-1) ?? [];
  return (
    <form method="post" action={action}>
      {fields.slice(0, -1).map(([field, of]) => (
        <input key={`${field} ${of}`} type="hidden" name={field} value={of} />
      ))}
      <Button look="ghost" icon="undo" name={name} value={value}>
        {label}
      </Button>
    </form>
  );
};

/**
 * Says each time what was done, and how it is taken back: over the page where it lives already, so that nothing moves;
 * else above what was sent. What can be taken back stays until the page says something else.
 */
export const Done = ({ said, undo = null }: Props) => {
  const { key } = useLocation();
  const submit = useSubmit();
  const appeared = useAppeared();
  const last = useRef(appeared ? '' : key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const run = (): void => {
      const form = new FormData();
      for (const [name, value] of undo?.fields ?? []) form.append(name, value);
      void submit(form, { method: 'post', action: undo?.action, preventScrollReset: true });
    };
    const action = undo && { action: { label: undo.label, run } };
    toast({ id: toastId, content: said, variant: 'success', autohide: !undo, ...action });
  }, [key, said, undo, submit]);
  const stays = undo !== null;
  useEffect(() => {
    if (!stays) return;
    return () => void dispatchEvent(new CustomEvent('sokoni:toast-hide', { detail: toastId }));
  }, [stays]);
  return appeared ? null : (
    <Notice tone="good" action={undo && <UndoForm {...undo} />}>
      {said}
    </Notice>
  );
};
