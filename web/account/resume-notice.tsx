import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Notice } from '../ui/notice.tsx';

const Back = ({ said, lost = false }: { readonly said: MessageId; readonly lost?: boolean }) => {
  const { t } = useText();
  return (
    <div role="status" data-resumed>
      <Notice tone={lost ? 'warn' : 'good'}>{t(said)}</Notice>
    </div>
  );
};

/** Above the button of a form that came back after a log-in, filled in as it was left but for a file. */
export const ResumeNotice = ({ lostFile = false }: { readonly lostFile?: boolean }) => (
  <Back said={lostFile ? 'account.resume.withoutFile' : 'account.resume'} lost={lostFile} />
);

/** The same where there was nothing but a file. */
export const LostFileNotice = () => <Back said="account.resume.file" lost />;
