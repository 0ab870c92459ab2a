import type { ReactNode } from 'react';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import type { SendForm } from './use-send-form.ts';

type Props = Pick<SendForm, 'state'> & {
  readonly icon?: IconName;
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
};

/** Sends its form, and says so while it is on its way. */
export const SendButton = ({ state, icon, autoFocus, children }: Props) => {
  const { t } = useText();
  const isSending = state === 'sending' || state === 'taken';
  return (
    <Button
      look="primary"
      {...(icon && { icon })}
      {...(autoFocus && { autoFocus })}
      aria-disabled={isSending || undefined}
    >
      {isSending ? t('account.sending') : children}
    </Button>
  );
};
