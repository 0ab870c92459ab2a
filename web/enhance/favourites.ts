import { element, word } from './words.ts';

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

const say = (message: string): void => {
  dispatchEvent(new CustomEvent('sokoni:toast', { detail: { message, id: 'favourite' } }));
};

const pageOf = ({ id, slug }: Favourite): string =>
  `${document.documentElement.lang === 'en' ? '/en/company' : '/entreprise'}/${id}-${slug}`;

const count = (): void => {
  const { length } = favourites();
  for (const place of document.querySelectorAll<HTMLElement>('[data-favourite-count]')) {
    place.textContent = length > 0 ? String(length) : '';
    place.hidden = length === 0;
  }
};

/** Puts a company among the favourites, or takes it out; the worker keeps its page for when there is no network. */
const toggle = (one: Favourite): boolean | null => {
  const all = favourites();
  const others = all.filter(({ id }) => id !== one.id);
  const adding = others.length === all.length;
  if (!keep(adding ? [one, ...others] : others)) return null;
  navigator.serviceWorker?.controller?.postMessage({ [adding ? 'favourite' : 'unfavourite']: pageOf(one) });
  return adding;
};

/** Shows the heart of a company and what it does. */
export const heart = (button: HTMLButtonElement): void => {
  const one = JSON.parse(button.dataset.favourite ?? 'null') as Favourite;
  const show = () => {
    button.ariaPressed = String(favourites().some(({ id }) => id === one.id));
  };
  button.hidden = false;
  show();
  button.addEventListener('click', () => {
    const added = toggle(one);
    show();
    count();
    say(word(added === null ? 'favouriteFailed' : added ? 'favouriteAdded' : 'favouriteRemoved'));
  });
  addEventListener('storage', show);
};

const row = (one: Favourite): HTMLElement => {
  const { id, name, category, area, cloth, initials } = one;
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
    element('span', { class: `cloth ${cloth}`, 'aria-hidden': 'true' }, element('b', {}, initials)),
    element(
      'div',
      { class: 'b' },
      element('h2', {}, element('a', { href: pageOf(one), dir: 'auto' }, name)),
      element('p', { class: 'small muted' }, [category, area].filter(Boolean).join(' · ')),
    ),
    remove,
  );
  remove.addEventListener('click', () => {
    toggle(one);
    const next = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    count();
    say(word('favouriteRemoved'));
    if (next) next.querySelector<HTMLElement>('a')?.focus();
    else list(document.querySelector<HTMLElement>('#favourites'));
  });
  return item;
};

/** Fills the page of the favourites. */
export const list = (place: HTMLElement | null): void => {
  if (!place) return;
  const all = favourites();
  const none = document.querySelector<HTMLElement>('#no-favourites');
  place.hidden = all.length === 0;
  if (none) none.hidden = all.length > 0;
  place.querySelector('ul')?.replaceChildren(...all.map(row));
  if (all.length === 0) document.querySelector<HTMLElement>('main')?.focus();
};

export const countFavourites = count;
