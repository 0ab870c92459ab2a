import { type Typed, typedIn, typeInto } from '../client/kept-forms.ts';

const key = 'sokoni.place';

type Place = {
  readonly path: string;
  /** Of each form of the page: forms stand in the same order in both languages. */
  readonly typed: readonly Typed[];
  /** The field that had the focus. */
  readonly focus: string | null;
  readonly scroll: number;
  /** The nearest part above that both languages name alike, and how far below the top of the window it stood, in px. */
  readonly anchor: readonly [id: string, top: number] | null;
};

const anchorNow = (): Place['anchor'] => {
  const [last] = [...document.querySelectorAll<HTMLElement>('main [id]')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.id, one.getBoundingClientRect().top] as const)
    .filter(([, top]) => top < innerHeight / 2)
    .toSorted(([, a], [, b]) => b - a);
  return last ?? null;
};

/** Keeps, for the page at `path` and this tab, how far the reader had come: scroll and half-typed text. */
export const keepPlace = (path: string): void => {
  const active = document.activeElement;
  const place: Place = {
    path,
    typed: [...document.forms].map((form) => typedIn(form)),
    focus: active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active.name : null,
    scroll: scrollY,
    anchor: anchorNow(),
  };
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // full or forbidden: the page opens at its top
  }
};

const kept = (): Place | null => {
  try {
    const said = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return said === null ? null : (JSON.parse(said) as Place);
  } catch {
    return null;
  }
};

/** Takes the reader back to the kept place, when it is on this page. */
export const returnToPlace = (): void => {
  const place = kept();
  if (place?.path !== location.pathname + location.search) return;
  for (const [index, form] of [...document.forms].entries()) typeInto(form, place.typed[index] ?? []);
  if (place.focus)
    document.querySelector<HTMLElement>(`form [name="${CSS.escape(place.focus)}"]`)?.focus({ preventScroll: true });
  const mark = place.anchor && document.getElementById(place.anchor[0]);
  const top = mark && place.anchor ? mark.getBoundingClientRect().top + scrollY - place.anchor[1] : place.scroll;
  if (place.scroll > 0) scrollTo({ top, behavior: 'instant' });
};

/** The switch of language leads to the same place of the same page. */
export const keepPlaceOnSwitch = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang][lang]');
    if (link) keepPlace(link.pathname + link.search);
  });
};
