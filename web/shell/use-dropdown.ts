import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { opensElsewhere } from '../client/plain-click.ts';
import { isByKey } from '../enhance/by-key.ts';

/**
 * A link that opens a panel under it in the browser. The panel may be open already when this begins to live
 * (`enhance/island.ts`). It closes by Escape, by a press beside it, and when the focus moves on.
 */
export const useDropdown = () => {
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [wasByKey, setByKey] = useState(false);

  useEffect(() => {
    setAlive(true);
    setOpen(panel.current?.hidden === false);
    setByKey(link.current?.matches(':focus-visible') ?? false);
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      const isInside = target instanceof Node && (panel.current?.contains(target) || link.current?.contains(target));
      if (!isInside) setOpen(false);
    };
    const closeByEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      link.current?.focus();
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [isOpen]);

  const toggle = (byKey: boolean): void => {
    setByKey(byKey);
    setOpen(!isOpen);
  };
  const press = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    toggle(isByKey(event.nativeEvent));
  };
  /** The first thing in the panel that can have the focus. */
  const enter = (): void => panel.current?.querySelector<HTMLElement>('input, a')?.focus();
  const keys = (event: KeyboardEvent): void => {
    if (event.key === ' ') toggle(true);
    else if (event.key === 'ArrowDown' && isOpen) enter();
    else return;
    event.preventDefault();
  };
  return { link, panel, isAlive, isOpen, wasByKey, press, keys };
};
