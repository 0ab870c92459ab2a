import { useText } from '../page/text.ts';

/** What becomes of a form that was sent: it is on its way, or waits for a network. */
export const StepStatus = ({ isBusy, isWaiting }: { readonly isBusy: boolean; readonly isWaiting: boolean }) => {
  const { t } = useText();
  return (
    <p className="small muted" role="status">
      {isWaiting ? t('account.waiting') : isBusy ? t('account.sending') : ''}
    </p>
  );
};
