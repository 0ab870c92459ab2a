const focusable = 'a[href], button:not(:disabled), summary, input:not([type=hidden], :disabled), select, textarea';

/** What had the focus when a form was sent or a link was followed, and where it stood in a list, in a card or a notice. */
export type Focused = {
  readonly control: HTMLElement;
  readonly list: Element | null;
  readonly at: number;
  readonly card: HTMLElement | null;
};

/** What has the focus in the page now; null where nothing of the page has it. */
export const focusedNow = (): Focused | null => {
  const { activeElement: control } = document;
  if (!(control instanceof HTMLElement) || !control.closest('#main')) return null;
  const item = control.closest('#main li');
  const list = item?.parentElement ?? null;
  const card = control.closest<HTMLElement>('#main :is(.card, .notice)');
  return { control, list, at: item && list ? [...list.children].indexOf(item) : -1, card };
};

/** Two controls of the same signature do the same. */
const signatureOf = (control: Element): string => {
  const value = control instanceof HTMLButtonElement ? control.value : '';
  const href = control.getAttribute('href');
  return [control.localName, control.id, control.getAttribute('name'), value, href, control.textContent].join('\n');
};

const seenIn = (place: Element | null | undefined): HTMLElement[] =>
  [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter((one) => one.checkVisibility());

/**
 * What comes closest to a control that is gone: what now stands in its place, the same drawn anew, what is left of its card
 * or of its notice, which says by then what was done, the heading.
 */
const closestTo = ({ control, list, at, card }: Focused): HTMLElement | null => {
  const signature = signatureOf(control);
  const isSame = (one: HTMLElement): boolean => signatureOf(one) === signature;
  if (list?.isConnected && list.children.length > 0) {
    const item = seenIn(list.children[Math.min(at, list.children.length - 1)]);
    const [first] = item;
    if (first) return item.find(isSame) ?? first;
  }
  const main = document.getElementById('main');
  const inCard = card?.isConnected ? seenIn(card) : [];
  const drawnAnew = inCard.find(isSame) ?? seenIn(main).find(isSame);
  const notice = card?.isConnected && card.matches('.notice') ? card : null;
  return drawnAnew ?? inCard[0] ?? notice ?? main?.querySelector<HTMLElement>('.notice, h1') ?? null;
};

const isInWindow = (one: Element): boolean => {
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Gives the focus to `one`, also where it is no control. */
export const focusOn = (one: HTMLElement | null, options?: FocusOptions): void => {
  if (one && one.tabIndex < 0 && !one.hasAttribute('tabindex')) one.tabIndex = -1;
  one?.focus(options);
};

/**
 * Whoever had the focus on what an answer took away, as a keyboard does, goes on beside it. Whoever was led back to the
 * top of the page goes on from its heading.
 */
export const focusAfter = (before: Focused, isAtTop: boolean): void => {
  const { activeElement } = document;
  const { control } = before;
  if (activeElement === document.body && (!control.isConnected || control.matches(':disabled')))
    focusOn(closestTo(before));
  else if (isAtTop && activeElement === control && !isInWindow(control))
    focusOn(document.querySelector<HTMLElement>('#main h1'), { preventScroll: true });
};
