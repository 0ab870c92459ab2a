import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';

/** It comes when it is needed, its styles with it. */
const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })));

/** Forms that were sent and not changed since. */
const sent = new WeakSet<HTMLFormElement>();

/** Whether a field holds what no draft keeps: a file that was chosen, or a new password. */
const isUnkept = (field: Element): boolean =>
  field instanceof HTMLInputElement &&
  ((field.type === 'file' && (field.files?.length ?? 0) > 0) ||
    (field.autocomplete === 'new-password' && field.value !== ''));

const wouldLose = (): boolean =>
  [...document.querySelectorAll<HTMLFormElement>('main form')].some(
    (form) => !sent.has(form) && [...form.elements].some(isUnkept),
  );

const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest('form') : null;

const onSubmit = (event: Event): void => {
  const form = formOf(event);
  if (form) sent.add(form);
};

const onUnload = (event: BeforeUnloadEvent): void => {
  if (wouldLose()) event.preventDefault();
};

const onInput = (event: Event): void => {
  const form = formOf(event);
  if (form) sent.delete(form);
  // a page that always asks is not kept by some browsers for whoever comes back
  if (wouldLose()) addEventListener('beforeunload', onUnload);
};

/**
 * Asks once before a page is left with something in it that would be lost: by a link, by going back, and, in the
 * browser's own words, by closing the tab. What is drafted is not asked about.
 */
export const LeaveGuard = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    document.addEventListener('submit', onSubmit, { capture: true });
    for (const type of ['input', 'change']) document.addEventListener(type, onInput, { capture: true });
    return () => {
      document.removeEventListener('submit', onSubmit, { capture: true });
      for (const type of ['input', 'change']) document.removeEventListener(type, onInput, { capture: true });
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
  return isAsking ? (
    <Suspense>
      <LeaveDialog go={() => blocker.proceed()} stay={() => blocker.reset()} />
    </Suspense>
  ) : null;
};
