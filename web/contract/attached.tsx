import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

type Props = {
  readonly number: string;
  readonly file: {
    readonly attachmentId: string;
    readonly title: string;
    readonly bytes: number;
    readonly pages: number;
  };
};

/** The link to a PDF of a contract, with its length and its size. */
export const AttachedFile = ({ number, file: { attachmentId, title, bytes, pages } }: Props) => {
  const { t, number: figure } = useText();
  const size = figure(Math.max(1, Math.round(bytes / 1024)));
  return (
    <a className="contract-file" href={`/api/contracts/${number}/attachments/${attachmentId}`} download>
      <Icon name="clip" />
      <span>
        <b dir="auto">{title}</b> <span className="small muted">{t('contracts.file.about', { pages, size })}</span>
      </span>
    </a>
  );
};
