import { openOverPage } from '../client/over-page.ts';

const isAwake = ({ dataset }: HTMLElement): boolean => 'awake' in dataset;
/** Its part did not come when it was needed. */
const isPlain = ({ dataset }: HTMLElement): boolean => !('island' in dataset);

type Part = { readonly wake: (place: HTMLElement) => Promise<void> };

/**
 * The parts of a public page that React brings to life (`client/island.tsx`). What somebody does before that is not lost:
 * a dialog opens at once as the server sent it, and a form that is sent waits for its part, or goes like any other when
 * that does not come.
 */
export const islands = (load: () => Promise<Part>, failed: (error: unknown) => void): void => {
  const waking = new WeakMap<HTMLElement, Promise<void>>();
  const wake = (place: HTMLElement): Promise<void> => {
    const known = isPlain(place) ? Promise.resolve() : waking.get(place);
    if (known) return known;
    const wakes = load().then((part) => part.wake(place));
    waking.set(place, wakes);
    wakes.catch(() => waking.delete(place));
    return wakes;
  };

  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name, now } = place.dataset;
    const soon = (): void => void wake(place).catch(failed);
    const dialog = place.querySelector('dialog');
    for (const type of ['focusin', 'pointerover']) place.addEventListener(type, soon, { once: true });
    place.addEventListener('submit', (event) => {
      if (isAwake(place) || isPlain(place)) return;
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      // a form takes no second sending while it tells of the first
      const send = (): void => void setTimeout(() => form.requestSubmit(event.submitter));
      wake(place).then(send, () => {
        delete place.dataset.island; // plain from now on
        send();
      });
    });
    dialog?.addEventListener('click', (event) => {
      const { target } = event;
      if (target !== dialog && !(target instanceof Element && target.closest('[data-close]'))) return;
      event.preventDefault();
      dialog.close();
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-opens="${name}"]`)) {
      if (!dialog) continue;
      link.addEventListener('pointerover', ({ pointerType }) => pointerType === 'mouse' && soon(), { once: true });
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openOverPage(dialog, link);
        dialog.dispatchEvent(new CustomEvent('sokoni:opened'));
        soon();
      });
    }
    if (now) soon();
  }
};
