import { useId } from 'react';
import type { Trouble } from '../client/post-form.ts';
import type { Upload } from '../client/use-upload.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const troubles = {
  cancelled: 'web.file.cancelled',
  unreachable: 'shell.form.notSent',
  failed: 'web.file.failed',
} as const satisfies Record<Trouble, MessageId>;

type Props = { readonly upload: Upload };

/** How far a form with files is on its way, and why it did not arrive. Stands above the button that sends it. */
export const UploadLine = ({ upload: { share, trouble, line, cancel } }: Props) => {
  const { t } = useText();
  const id = useId();
  if (share !== null)
    return (
      <div className="upload-line" ref={line}>
        <progress max={1} value={share} aria-labelledby={id} />
        <div className="row between">
          <p id={id}>
            {share < 1 ? t('web.file.sending', { percent: Math.floor(share * 100) }) : t('web.file.received')}
          </p>
          <Button type="button" onClick={cancel}>
            {t('web.file.cancel')}
          </Button>
        </div>
      </div>
    );
  if (!trouble) return null;
  return (
    <div role="alert">
      <Notice tone="warn">{t(troubles[trouble])}</Notice>
    </div>
  );
};
