import { useText } from '../page/text.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** A file that was asked for: `said` of it, and where it is fetched; null once it is no longer there, or not theirs. */
export const MadeFile = ({ file }: { readonly file: { readonly said: string; readonly href: string } | null }) => {
  const { t } = useText();
  if (!file) return <Notice tone="warn">{t('contracts.emails.expired')}</Notice>;
  return (
    <Notice tone="good">
      <div className="stack">
        <p>{file.said}</p>
        <div className="row">
          <LinkButton look="primary" href={file.href} download>
            {t('audit.export.do')}
          </LinkButton>
        </div>
      </div>
    </Notice>
  );
};
