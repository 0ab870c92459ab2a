import { useText } from '../text.ts';
import { Notice } from './notice.tsx';

type Props = {
  /** What is wrong, in the order of the page. `field` is the id of the control; without it the sentence stands alone. */
  readonly errors: readonly { readonly field?: string | undefined; readonly message: string }[];
  /** What happened, when it is more than fields to correct: `The review has not been sent yet.` */
  readonly title?: string;
};

/** At the head of a form that was refused: what to do, and a link to each field marked in red. */
export const ErrorSummary = ({ errors, title }: Props) => {
  const { t } = useText();
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="error-summary">
      <Notice tone="bad">
        <p>
          <b>{title ?? t('web.form.correct', { count: errors.length })}</b>
        </p>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field}${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};
