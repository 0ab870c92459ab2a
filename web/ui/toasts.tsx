import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce, openDialog } from '../client/announce.ts';
import { useText } from '../page/text.ts';
import { Button, IconButton, LinkButton } from './button.tsx';
import { nextHideMs, nextToasts, noToasts, type ShownToast, toastOf } from './toast.machine.ts';
import { useToastFocus } from './toast-focus.ts';
import { useClearPlace } from './toast-place.ts';

/** The events of the window that ask for a toast, and that take one away by its id. */
export const toastEvents = ['sokoni:toast', 'sokoni:toast-hide'] as const;

const now = (): number => performance.now();

/** The dialog that is open over the page: what is outside it cannot be pressed, so the toasts stand in it. */
const useDialog = (): HTMLDialogElement | undefined => {
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => {
    const look = (): void => setDialog(openDialog());
    const types = ['toggle', 'close'];
    for (const type of types) document.addEventListener(type, look, { capture: true });
    for (const type of toastEvents) addEventListener(type, look);
    return () => {
      for (const type of types) document.removeEventListener(type, look, { capture: true });
      for (const type of toastEvents) removeEventListener(type, look);
    };
  }, []);
  return dialog;
};

/** Whether the page is in a tab that is not looked at. */
const useHidden = (): boolean => {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = (): void => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
};

/** The list of toasts as the page asks for them, their time included: it stands still while `paused`. */
const useToastList = (paused: (toasts: readonly ShownToast[]) => boolean) => {
  const [list, send] = useReducer(nextToasts, noToasts);
  const isPaused = paused(list.toasts);
  const hideMs = nextHideMs(list);
  useEffect(() => {
    let number = 0;
    const push = ({ detail }: CustomEventInit): void => {
      const toast = toastOf(detail, `toast-${++number}`);
      if (!toast) return;
      send({ type: 'push', toast, at: now() });
      announce(toast.content, toast.variant === 'error' ? 'assertive' : 'polite');
    };
    const pop = ({ detail }: CustomEventInit): void => send({ type: 'pop', id: String(detail), at: now() });
    addEventListener('sokoni:toast', push);
    addEventListener('sokoni:toast-hide', pop);
    return () => {
      removeEventListener('sokoni:toast', push);
      removeEventListener('sokoni:toast-hide', pop);
    };
  }, []);
  useEffect(() => send({ type: isPaused ? 'pause' : 'resume', at: now() }), [isPaused]);
  useEffect(() => {
    if (hideMs === undefined) return;
    const timer = setTimeout(() => send({ type: 'tick', at: now() }), hideMs);
    return () => clearTimeout(timer);
  }, [hideMs]);
  return { toasts: list.toasts, close: (id: string) => send({ type: 'pop', id, at: now() }) };
};

type ItemProps = {
  readonly toast: ShownToast;
  readonly close: () => void;
  readonly point: (isOver: boolean) => void;
};

const ToastItem = ({ toast: { key, content, variant, action }, close, point }: ItemProps) => {
  const { t } = useText();
  const textId = useId();
  return (
    <li
      className={`toast ${variant}`}
      data-key={key}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      <p dir="auto" id={textId}>
        {content}
      </p>
      {action && 'href' in action && (
        <LinkButton look="ghost" href={action.href}>
          {action.label ?? t('shell.toasts.see')}
        </LinkButton>
      )}
      {action && 'run' in action && (
        <Button
          look="ghost"
          type="button"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton className="close" icon="close" label={t('web.do.close')} aria-describedby={textId} onClick={close} />
    </li>
  );
};

/**
 * Messages at the top of the page in the middle, the newest first. Each is read out once. They go by themselves, but not
 * while one is pointed at or has the focus, nor in a tab that is not looked at.
 */
export const Toasts = () => {
  const { t } = useText();
  const area = useRef<HTMLElement>(null);
  const [overKey, setOverKey] = useState<number | null>(null);
  const [focusedKey, setFocusedKey] = useState<number | null>(null);
  const hidden = useHidden();
  const dialog = useDialog();
  const { toasts, close } = useToastList(
    (shown) => hidden || shown.some(({ key }) => key === overKey || key === focusedKey),
  );
  const focus = useToastFocus({ area, toasts, close, focusedKey, setFocusedKey });
  useClearPlace(area);
  if (toasts.length === 0) return null;
  const section = (
    <section
      className="toasts"
      aria-label={t('shell.toasts')}
      aria-keyshortcuts="F6"
      data-react-aria-top-layer="true"
      ref={area}
      {...focus}
    >
      <ul>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.key}
            toast={toast}
            close={() => close(toast.id)}
            point={(isOver) => setOverKey(isOver ? toast.key : null)}
          />
        ))}
      </ul>
    </section>
  );
  return dialog ? createPortal(section, dialog) : section;
};

/** The lines that screen readers hear (`client/announce.ts`). They stand in every page before anything is said. */
export const LiveLines = () => (
  <>
    <div className="sr" data-announce="polite" aria-live="polite" />
    <div className="sr" data-announce="assertive" aria-live="assertive" />
  </>
);
