import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { infoPath } from '../addresses/paths.ts';
import { useAppeared } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { Notice } from './notice.tsx';

type Props = {
  /**
   * What is wrong, in the order of the page. `field` is the id of the control; without it the sentence stands alone. The
   * way to us follows a sentence that `asksToWrite`.
   */
  readonly errors: readonly {
    readonly field?: string | undefined;
    readonly message: string;
    readonly asksToWrite?: boolean;
  }[];
  /** What happened, when it is more than fields to correct: `The review has not been sent yet.` */
  readonly title?: string;
};

/**
 * At the head of a form that was refused: what to do, and a link to each field marked in red. The title of the page begins
 * with it (`refused-title.ts`).
 */
export const ErrorSummary = ({ errors, title }: Props) => {
  const { t, lang } = useText();
  const place = useRef<HTMLDivElement>(null);
  const appeared = useAppeared();
  const { key: answer } = useLocation();
  // what comes with its page from the server has the focus by `autofocus`
  const first = useRef(appeared ? '' : answer);
  useEffect(() => {
    if (first.current !== answer) place.current?.focus();
    first.current = answer;
  }, [answer]);
  if (errors.length === 0) return null;
  const count = errors.filter(({ field }) => field).length;
  const heading = title ?? (count > 0 ? t('web.form.correct', { count }) : null);
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever sent the form reads first why it came back
    <div ref={place} role="alert" className="error-summary" tabIndex={-1} autoFocus>
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
        {errors.some(({ asksToWrite }) => asksToWrite) && (
          <p>
            <a className="link" href={infoPath(lang, 'contact')}>
              {t('about.contact.title')}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
};
