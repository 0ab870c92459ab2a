import { useEffect, useRef } from 'react';
import { ErrorList, type FormError } from './error-list.tsx';

type Refusals = readonly FormError[];

type Props = {
  readonly errors: Refusals;
  /** What happened, when it is more than fields to correct. */
  readonly title?: string | undefined;
  /** The page where one writes to us. */
  readonly contact: string;
  /** How many refusals there were since the page came. */
  readonly nth: number;
};

/** The same in a part that lives in the browser: each refusal is new, and has the focus once, when it comes. */
export const RefusalSummary = ({ errors, nth, ...rest }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (nth > 0) place.current?.focus();
  }, [nth]);
  return errors.length > 0 ? <ErrorList key={nth} place={place} cameWithPage errors={errors} {...rest} /> : null;
};
