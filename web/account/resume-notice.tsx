import { useText } from '../text.ts';
import { Notice } from '../ui/notice.tsx';

/** Above the button of a form that came back after a log-in, filled in as it was left. */
export const ResumeNotice = () => {
  const { t } = useText();
  return (
    <div role="status">
      <Notice tone="good">{t('account.resume')}</Notice>
    </div>
  );
};
