import { askOnce } from '../client/ask-once.ts';
import { isMove, onceIdle } from '../client/first-use.ts';
import { goTo } from '../client/leaving.ts';
import { openOverPage } from '../client/over-page.ts';
import { painted } from '../client/painted.ts';
import { opensElsewhere } from '../client/plain-click.ts';
import { askAhead } from '../client/suggestions-ahead.ts';
import { fetchPart, languageHere } from './parts.ts';

/** It lives: whatever it has to say has been said. */
const isAwake = ({ dataset }: HTMLElement): boolean => 'awake' in dataset;
/** React has it, and answers what is done in it from now on, also while it still hydrates. */
const answers = ({ dataset }: HTMLElement): boolean => 'answers' in dataset;
/** Its part did not come when it was needed. */
const isPlain = ({ dataset }: HTMLElement): boolean => !('island' in dataset);

/** What does something when it is pressed, besides what sends a form or closes a dialog. */
const presses = 'a[href]:not([data-close]), button[type=button]:not([data-close])';
/** A link that is pressed leads on by itself when its part takes longer. */
const patienceMs = 5000;

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The part of the page takes too long')), patienceMs);
  });

/** Parts that are to live now, though nobody has touched them. */
type Woken = { readonly island: string; readonly id?: string };

type Islands = {
  /** Has a part that came into the page later live when somebody is about to use it. */
  readonly settle: (place: HTMLElement) => void;
  /** Brings it to life now. */
  readonly wake: (place: HTMLElement) => Promise<void>;
  /** Done once those that live from the start do, or will not. */
  readonly first: Promise<unknown>;
};

type Part = {
  readonly wake: (place: HTMLElement) => Promise<void>;
  readonly prepare: (place: HTMLElement) => Promise<unknown>;
};

/** Shows or hides the panel of a link that opens one, as the server sent it. Answers whether the link is such a one. */
const togglePanel = (link: HTMLElement): boolean => {
  const panel = 'dropdown' in link.dataset && document.getElementById(link.getAttribute('aria-controls') ?? '');
  if (!panel) return false;
  panel.hidden = !panel.hidden;
  link.ariaExpanded = String(!panel.hidden);
  return true;
};

type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

/** What is prepared for later: only where the browser says that the connection is fast and that nobody wants to save data. */
const isFast = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.effectiveType === '4g' && !connection.saveData;
};

/**
 * The parts of a public page that React brings to life (`client/island.tsx`). What somebody does before that is not lost:
 * a dialog opens at once as the server sent it, and what is pressed or sent waits for its part, or does what it does
 * without script when that does not come.
 */
export const islands = (load: () => Promise<Part>, failed: (error: unknown) => void): Islands => {
  const waking = new WeakMap<HTMLElement, Promise<void>>();
  const wake = (place: HTMLElement): Promise<void> => {
    const known = isPlain(place) ? Promise.resolve() : waking.get(place);
    if (known) return known;
    const wakes = painted().then(() => {
      fetchPart(place);
      return load().then((part) => part.wake(place));
    });
    waking.set(place, wakes);
    wakes.catch(() => waking.delete(place));
    return wakes;
  };

  const first: Promise<void>[] = [];
  const places = document.querySelectorAll<HTMLElement>('[data-island]');
  const prepareAll = (): Promise<unknown> => {
    for (const place of places) {
      fetchPart(place);
      // what does not come is asked for again by the part that needs it
      if (place.dataset.asks) askOnce(place.dataset.asks).catch(() => {});
    }
    return load().then(({ prepare }) => Promise.all([...places].map(prepare)));
  };
  // what does not come now is asked for again when it is needed
  if (places.length > 0 && isFast()) onceIdle(() => void prepareAll().catch(() => {}));
  const settle = (place: HTMLElement): void => {
    const { island: name, now, at, on, media = 'all', waits = presses } = place.dataset;
    const lives = (): boolean => matchMedia(media).matches;
    const soon = (): void => void wake(place).catch(failed);
    const dialog = place.querySelector('dialog');
    // what is not used yet is not missed when it does not come
    const early = (): void => void (lives() && wake(place).catch(() => {}));
    for (const type of ['focusin', 'change']) place.addEventListener(type, early);
    place.addEventListener('input', ({ target }) => {
      if (isAwake(place) || isPlain(place) || !(target instanceof HTMLInputElement)) return;
      if ('suggests' in target.dataset) askAhead(target, languageHere());
    });
    // a finger that scrolls over it wants nothing of it
    place.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && isMove(event) && early());
    place.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      // one that only leads on needs no script
      if (answers(place) || isPlain(place) || form.getAttribute('method') === null) return;
      event.preventDefault();
      // a form takes no second sending while it tells of the first
      const send = (): void => void setTimeout(() => form.requestSubmit(event.submitter));
      wake(place).then(send, () => {
        delete place.dataset.island; // plain from now on
        send();
      });
    });
    place.addEventListener('click', (event) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(waits);
      if (!pressed || answers(place) || isPlain(place) || opensElsewhere(event) || !lives()) return;
      event.preventDefault();
      place.dataset.waking = '';
      const press = (): void => void setTimeout(() => pressed.click());
      const opensPanel = togglePanel(pressed);
      const isLink = pressed instanceof HTMLAnchorElement;
      const patience = isLink && !opensPanel ? [tooLate()] : [];
      Promise.race([wake(place), ...patience])
        .then(opensPanel ? undefined : press, (error: unknown) => {
          if (isLink) goTo(pressed.href);
          else failed(error);
        })
        .finally(() => delete place.dataset.waking);
    });
    for (const link of place.querySelectorAll<HTMLAnchorElement>('a[data-dropdown]')) {
      link.role = 'button';
      link.ariaExpanded = 'false';
      link.addEventListener('keydown', (event) => {
        if (event.key !== ' ' || answers(place)) return;
        event.preventDefault();
        link.click();
      });
    }
    const isAsked = (): boolean => at !== undefined && location.hash.includes(at);
    addEventListener('hashchange', () => isAsked() && soon());
    dialog?.addEventListener('click', (event) => {
      const { target } = event;
      if (target !== dialog && !(target instanceof Element && target.closest('[data-close]'))) return;
      event.preventDefault();
      dialog.close();
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-opens="${name}"]`)) {
      if (!dialog) continue;
      link.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && isMove(event) && soon());
      link.addEventListener('click', (event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        openOverPage(dialog, link);
        dialog.dispatchEvent(new CustomEvent('sokoni:opened'));
        soon();
      });
    }
    for (const type of on?.split(' ') ?? [])
      addEventListener(type, ({ detail }: CustomEventInit) => {
        if (!isAwake(place)) wake(place).then(() => dispatchEvent(new CustomEvent(type, { detail })), failed);
      });
    if (now || isAsked()) {
      first.push(wake(place));
      soon();
    }
    // it may have been touched before this came
    if (place.contains(document.activeElement)) early();
  };
  for (const place of places) settle(place);
  addEventListener('sokoni:wake', ({ detail }: CustomEventInit<Woken>) => {
    for (const place of document.querySelectorAll<HTMLElement>(`[data-island="${detail?.island}"]`))
      if (!detail?.id || place.dataset.prefix === `${detail.island}${detail.id}-`) wake(place).catch(failed);
  });
  return { settle, wake, first: Promise.allSettled(first) };
};
