import type { Language } from '#domain/language.ts';

const key = 'sokoni.favourites';
const maxFavourites = 200;
const changed = 'sokoni:favourites';

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

/** What a page has that the server rendered, which knows of none. */
export const none: readonly Favourite[] = [];
let read: { readonly json: string | null; readonly all: readonly Favourite[] } = { json: null, all: none };

/** The companies that this device keeps, the latest first: the same list until it changes. */
export const favourites = (): readonly Favourite[] => {
  try {
    const json = localStorage.getItem(key);
    if (json !== read.json) {
      const all: unknown = JSON.parse(json ?? '[]');
      read = { json, all: Array.isArray(all) ? all : none };
    }
    return read.all;
  } catch {
    return none;
  }
};

/** Runs `then` whenever favourites change, here or in another tab. Returns what ends that. */
export const onFavourites = (then: () => void): (() => void) => {
  for (const type of [changed, 'storage', 'pageshow']) addEventListener(type, then);
  return () => {
    for (const type of [changed, 'storage', 'pageshow']) removeEventListener(type, then);
  };
};

export const favouritePage = ({ id, slug }: Favourite, lang: Language): string =>
  `${lang === 'en' ? '/en/company' : '/entreprise'}/${id}-${slug}`;

/** The worker keeps the page of a favourite, and the device the program that shows it, for when there is no network. */
const keepPage = async (one: Favourite, isAdded: boolean): Promise<void> => {
  const page = favouritePage(one, document.documentElement.lang === 'en' ? 'en' : 'fr');
  void navigator.serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ [isAdded ? 'favourite' : 'unfavourite']: page }),
  );
  if (!isAdded || !('caches' in globalThis)) return;
  const files = await caches.open('files');
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/assets/') && !(await files.match(name))) await files.add(name);
};

/** Adds a company to the favourites, or takes it out. Says which; `failed` where the device keeps nothing. */
export const toggleFavourite = (one: Favourite): 'added' | 'removed' | 'failed' => {
  const all = favourites();
  const others = all.filter(({ id }) => id !== one.id);
  const isAdded = others.length === all.length;
  try {
    localStorage.setItem(key, JSON.stringify((isAdded ? [one, ...others] : others).slice(0, maxFavourites)));
  } catch {
    return 'failed';
  }
  keepPage(one, isAdded).catch(() => {}); // it opens with a network all the same
  dispatchEvent(new CustomEvent(changed));
  return isAdded ? 'added' : 'removed';
};
