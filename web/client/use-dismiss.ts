import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `dismiss` while `open`: on Escape, and when somebody presses or moves the focus outside of `place`. */
export const useDismiss = (
  place: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (byKey: boolean) => void,
): void => {
  const onLeave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !place.current?.contains(target)) dismiss(false);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dismiss(true);
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
};
