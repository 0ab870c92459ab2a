import { element, word } from '../client/words.ts';

const key = 'sokoni.favourites';
const most = 200;

export type Favourite = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly area: string;
  readonly cloth: string;
  readonly initials: string;
  /** The address of its logo, where it has one. */
  readonly logo?: string;
};

/** The companies that this device keeps, the latest first. */
export const favourites = (): readonly Favourite[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Favourite[]) : [];
  } catch {
    return [];
  }
};

const keep = (all: readonly Favourite[]): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(all.slice(0, most)));
    return true;
  } catch {
    return false;
  }
};

const pageOf = ({ id, slug }: Favourite): string =>
  `${document.documentElement.lang === 'en' ? '/en/company' : '/entreprise'}/${id}-${slug}`;

const changed = 'sokoni:favourites';

/**
 * Puts a company among the favourites, or takes it out, and says so with a way back; the worker keeps its page for when
 * there is no network.
 */
const toggle = (one: Favourite): void => {
  const all = favourites();
  const others = all.filter(({ id }) => id !== one.id);
  const adding = others.length === all.length;
  const { name } = one;
  const tell = (toast: object) =>
    dispatchEvent(new CustomEvent('sokoni:toast', { detail: { ...toast, id: 'favourite' } }));
  if (!keep(adding ? [one, ...others] : others)) {
    tell({ content: word('favouriteFailed'), variant: 'warning' });
    return;
  }
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ [adding ? 'favourite' : 'unfavourite']: pageOf(one) }),
  );
  dispatchEvent(new CustomEvent(changed));
  const undo = { label: word(adding ? 'favouriteUndoAdd' : 'favouriteUndoRemove'), run: () => toggle(one) };
  tell({ content: word(adding ? 'favouriteAdded' : 'favouriteRemoved', { name }), action: undo });
};

/** Shows the heart of a company and what it does. */
export const heart = (button: HTMLButtonElement): void => {
  const one = JSON.parse(button.dataset.favourite ?? 'null') as Favourite;
  const show = () => {
    button.ariaPressed = String(favourites().some(({ id }) => id === one.id));
  };
  button.hidden = false;
  show();
  button.addEventListener('click', () => toggle(one));
  for (const name of [changed, 'storage']) addEventListener(name, show);
};

/** Its logo, or its cloth where it has none or the logo does not come: there may be no network. */
const face = ({ cloth, initials, logo }: Favourite): HTMLElement => {
  const drawn = element('span', { class: `cloth ${cloth}`, 'aria-hidden': 'true' }, element('b', {}, initials));
  if (!logo) return drawn;
  const picture = element('img', { src: logo, alt: '', loading: 'lazy' });
  const cut = element('span', { class: 'picture cover' }, picture);
  const shown = element('span', { class: 'face-logo', 'aria-hidden': 'true' }, cut);
  picture.addEventListener('error', () => shown.replaceWith(drawn));
  return shown;
};

const row = (one: Favourite): HTMLElement => {
  const { id, name, category, area } = one;
  const remove = element('button', {
    type: 'button',
    class: 'btn ghost icon-only heart',
    'aria-pressed': 'true',
    'aria-label': word('favouriteRemove', { name }),
  });
  const icon = document.querySelector<SVGElement>('#favourites svg')?.cloneNode(true);
  if (icon) remove.append(icon);
  const item = element(
    'li',
    { class: 'mini', id: `c-${id}` },
    face(one),
    element(
      'div',
      { class: 'b' },
      element('h2', {}, element('a', { href: pageOf(one), dir: 'auto' }, name)),
      element('p', { class: 'small muted' }, [category, area].filter(Boolean).join(' · ')),
    ),
    remove,
  );
  remove.addEventListener('click', () => {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    toggle(one);
    const place = next ? document.querySelector<HTMLElement>(`#${next.id} a`) : document.querySelector('main');
    place?.focus();
  });
  return item;
};

/** Fills the page of the favourites, and keeps it as they are. */
export const list = (place: HTMLElement | null): void => {
  if (!place) return;
  const none = document.querySelector<HTMLElement>('#no-favourites');
  const fill = (): void => {
    const all = favourites();
    place.hidden = all.length === 0;
    if (none) none.hidden = all.length > 0;
    place.querySelector('ul')?.replaceChildren(...all.map(row));
  };
  fill();
  addEventListener(changed, fill);
};

/** Shows beside every link to the favourites how many there are. */
export const countFavourites = (): void => {
  const count = (): void => {
    const { length } = favourites();
    for (const place of document.querySelectorAll<HTMLElement>('[data-favourite-count]')) {
      place.textContent = length > 0 ? String(length) : '';
      place.hidden = length === 0;
    }
  };
  count();
  addEventListener(changed, count);
};
