import { openDialog } from '../client/announce.ts';

let cameFrom: HTMLElement | null = null;

/** Gives the focus back to what had it before it went to the toasts; to the page where that is gone. */
export const focusBack = (): void => {
  const to =
    cameFrom?.isConnected && cameFrom.checkVisibility() ? cameFrom : document.querySelector<HTMLElement>('main');
  to?.focus({ preventScroll: true });
};

/** F6 leads to the newest toast, or to the latest messages once it is gone, and back. Escape closes the newest. */
export const toastKeys = (area: HTMLElement, closeNewest: () => void): void => {
  const past = document.querySelector<HTMLElement>('.toast-history');
  const places = past ? [area, past] : [area];
  const stops = () =>
    places.filter((place) => !place.hidden).flatMap((place) => place.querySelector('a, button, summary') ?? []);
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const inside = (one: EventTarget | null) => places.some((place) => place.contains(one as Node | null));
    if (inside(target) && relatedTarget && !inside(relatedTarget)) cameFrom = relatedTarget as HTMLElement;
  });
  // on the window: what opened in the page takes Escape first
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, altKey, shiftKey, metaKey } = event;
    if (event.defaultPrevented || ctrlKey || altKey || shiftKey || metaKey) return;
    const focused = document.activeElement;
    if (key === 'F6') {
      const [stop] = stops();
      if (!stop) return;
      event.preventDefault();
      if (places.some((place) => place.contains(focused))) focusBack();
      else (stop as HTMLElement).focus();
      return;
    }
    if (key !== 'Escape' || area.hidden || (openDialog() && !area.contains(focused))) return;
    event.preventDefault();
    closeNewest();
  });
};
