const pinOf = (view: HTMLElement, id: number): HTMLElement | null => view.querySelector(`[data-ids~="${id}"]`);
const listed = (id: number): HTMLElement | null => document.getElementById(`c-${id}`);

const idsOf = (target: EventTarget | null): readonly number[] => {
  if (!(target instanceof Element)) return [];
  const pin = target.closest<HTMLElement>('.map-pin');
  if (pin) return (pin.dataset.ids ?? '').split(' ').map(Number);
  const card = target.closest('article.result');
  return card ? [Number(card.id.slice('c-'.length))] : [];
};

/**
 * Whichever of a pin and a card in the list is pointed at or has the focus, the other is marked with it. `signal` ends it.
 * Answers what marks those that are marked now once more, on pins that were drawn anew.
 */
export const markTogether = (view: HTMLElement, signal: AbortSignal): (() => void) => {
  // the page that scrolls under a mouse that rests takes no mark from what has the focus
  const marked: Record<string, readonly number[]> = {};
  const show = (isOn: boolean): void => {
    for (const id of Object.values(marked).flat())
      for (const one of [pinOf(view, id), listed(id)]) one?.classList.toggle('on-map', isOn);
  };
  const mark = ({ type, target }: Event): void => {
    show(false);
    marked[type] = idsOf(target);
    show(true);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, mark, { signal });
  signal.addEventListener('abort', () => show(false));
  return () => show(true);
};

const beside = matchMedia('(width >= 80rem)');

/** Marks the company whose card the map shows; 0 for none. Where the list stands beside, it is scrolled there. */
export const markChosen = (view: HTMLElement, chosen: number): void => {
  for (const pin of view.querySelectorAll<HTMLElement>('.map-pin[role=button]:not(.many)'))
    pin.ariaExpanded = String(pin.dataset.ids === String(chosen));
  for (const card of document.querySelectorAll('article.result')) card.ariaCurrent = null;
  const card = listed(chosen);
  if (!card || !beside.matches) return;
  card.ariaCurrent = 'true';
  card.scrollIntoView({ block: 'nearest' });
};
