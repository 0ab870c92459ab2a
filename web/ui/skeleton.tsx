import { useText } from '../page/text.ts';
import './skeleton.css';

type Props = {
  /** What is on its way: lines of text, cards of companies, or rows of a list. */
  readonly shape?: 'lines' | 'cards' | 'rows';
  readonly count?: number;
};

/** The shape of what is on its way, so that nothing moves when it comes. Said once, not drawn to those who listen. */
export const Skeleton = ({ shape = 'lines', count = 3 }: Props) => {
  const { t } = useText();
  return (
    <div className={`skeleton ${shape}`} role="status">
      <span className="sr">{t('shell.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div className={shape === 'cards' ? 'card' : undefined} key={index} aria-hidden="true">
          {shape !== 'lines' && <i className="face" />}
          <i />
          <i />
          {shape === 'cards' && <i className="acts" />}
        </div>
      ))}
    </div>
  );
};
