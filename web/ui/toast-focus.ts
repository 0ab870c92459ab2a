import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { openDialog } from '../client/announce.ts';
import type { ShownToast } from './toast.machine.ts';

type Options = {
  readonly area: RefObject<HTMLElement | null>;
  readonly toasts: readonly ShownToast[];
  readonly close: (id: string) => void;
  /** The toast that has the focus, or had it when it went. */
  readonly focusedKey: number | null;
  readonly setFocusedKey: (key: number | null) => void;
};

const isPlain = ({ defaultPrevented, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): boolean =>
  !(defaultPrevented || ctrlKey || altKey || shiftKey || metaKey);

/**
 * Leads the focus to the toasts and back: F6 goes to the newest and back, Escape closes the newest, and when the toast
 * with the focus goes, the next one gets it, or what had it before. Returns what the area does as the focus comes
 * and goes.
 */
export const useToastFocus = ({ area, toasts, close, focusedKey, setFocusedKey }: Options) => {
  const cameFrom = useRef<Element | null>(null);
  const before = useRef(toasts);

  /** Gives the focus back to what had it before; to the page where that is gone. */
  const giveBack = (): void => {
    const { current } = cameFrom;
    const isThere = current instanceof HTMLElement && current.isConnected && current.checkVisibility();
    (isThere ? current : document.getElementById('main'))?.focus({ preventScroll: true });
  };

  useLayoutEffect(() => {
    const at = before.current.findIndex(({ key }) => key === focusedKey);
    before.current = toasts;
    if (at < 0 || toasts.some(({ key }) => key === focusedKey)) return;
    // what the toast did may have led the focus elsewhere
    if (document.activeElement && document.activeElement !== document.body) return;
    const closers = area.current?.querySelectorAll<HTMLElement>('.close') ?? [];
    const next = closers[Math.min(at, closers.length - 1)];
    if (next) next.focus({ preventScroll: true });
    else giveBack();
  });

  useEffect(() => {
    // on the window: what opened in the page takes Escape first
    const onKey = (event: KeyboardEvent): void => {
      const { current } = area;
      const [newest] = toasts;
      if (!current || !newest || !isPlain(event)) return;
      const isInside = current.contains(document.activeElement);
      if (event.key === 'F6') {
        event.preventDefault();
        if (isInside) giveBack();
        else current.querySelector<HTMLElement>('a, button')?.focus();
      } else if (event.key === 'Escape' && (isInside || !openDialog())) {
        event.preventDefault();
        close(newest.id);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return {
    onFocus: ({ target, relatedTarget }: FocusEvent): void => {
      setFocusedKey(Number(target.closest<HTMLElement>('[data-key]')?.dataset.key));
      if (relatedTarget && !area.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent): void => {
      // a window that is left keeps its focus
      if (document.activeElement !== target && !area.current?.contains(relatedTarget)) setFocusedKey(null);
    },
  };
};
