import { useEffect, useRef } from 'react';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import type { SendForm } from './use-send-form.ts';

const words: Partial<Record<SendForm['state'], MessageId>> = {
  waiting: 'shell.form.sendsLater',
  delivered: 'shell.form.wentLater',
  unsent: 'shell.form.notSent',
};

/** Above the button of a form: what the network does to it. */
export const FormNote = ({ state }: Pick<SendForm, 'state'>) => {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const { [state]: said } = words;
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  if (!said) return null;
  const isGood = state === 'delivered';
  return (
    <div ref={place} className={`notice ${isGood ? 'good' : 'warn'} unsent`} role="alert">
      <Icon name={isGood ? 'check' : 'info'} />
      <div>{t(said)}</div>
    </div>
  );
};
