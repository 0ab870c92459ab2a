import type { RefObject } from 'react';
import { useText } from '../page/text.ts';
import { Notice } from './notice.tsx';

export type FormError = {
  /** The id of the control; without it the sentence stands alone. */
  readonly field?: string | undefined;
  readonly message: string;
  /** The way to us follows. */
  readonly asksToWrite?: boolean;
};

type Props = {
  /** What is wrong, in the order of the page. */
  readonly errors: readonly FormError[];
  /** What happened, when it is more than fields to correct: `The review has not been sent yet.` */
  readonly title?: string | undefined;
  /** The page where one writes to us; without it nothing leads there. */
  readonly contact?: string;
  readonly place?: RefObject<HTMLDivElement | null>;
  /** It comes with its page, and is read first; one that appears later is given the focus, which reads it. */
  readonly cameWithPage: boolean;
};

/** What is wrong with a form: what to do, and a link to each field marked in red. */
export const ErrorList = ({ errors, title, contact, place, cameWithPage }: Props) => {
  const { t } = useText();
  const count = errors.filter(({ field }) => field).length;
  const told = title ?? (count > 0 ? t('web.form.correct', { count }) : null);
  // what is wrong is said once
  const heading = errors.some(({ message }) => message === told) ? null : told;
  return (
    <div
      ref={place}
      role={cameWithPage ? 'alert' : undefined}
      className="error-summary"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: whoever sent the form reads first why it came back
      autoFocus={cameWithPage}
    >
      <Notice tone="bad">
        {heading && (
          <p>
            <b>{heading}</b>
          </p>
        )}
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field}${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
          ))}
        </ul>
        {contact && errors.some(({ asksToWrite }) => asksToWrite) && (
          <p>
            <a className="link" href={contact}>
              {t('about.contact.title')}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
};
