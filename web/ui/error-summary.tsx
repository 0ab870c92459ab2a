import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { infoPath } from '../addresses/paths.ts';
import { useAppeared } from '../client/arrived.ts';
import { useText } from '../page/text.ts';
import { ErrorList, type FormError } from './error-list.tsx';

type Props = { readonly errors: readonly FormError[]; readonly title?: string };

/**
 * At the head of a form that was refused by its page. The title of the page begins with it (`refused-title.ts`). A form
 * that is an island has `ErrorList` itself.
 */
export const ErrorSummary = ({ errors, title }: Props) => {
  const { lang } = useText();
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
  return <ErrorList errors={errors} title={title} contact={infoPath(lang, 'contact')} place={place} cameWithPage />;
};
