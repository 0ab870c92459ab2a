import { opensElsewhere } from '../client/plain-click.ts';
import { isByKey } from './by-key.ts';

const key = 'sokoni.focus';

type Kept = { readonly path: string; readonly id: string; readonly isByKey: boolean };

const keep = (kept: Kept): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // the next page begins at its top
  }
};

const kept = (): Kept | null => {
  try {
    const said = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(said ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

/** Gives the focus to the part of this page that a link or form with `data-focus` named, once. */
export const focusKept = (): void => {
  const last = kept();
  if (last?.path !== location.pathname) return;
  const options: FocusOptions & { focusVisible?: boolean } = {
    preventScroll: !last.isByKey,
    focusVisible: last.isByKey,
  };
  document.getElementById(last.id)?.focus(options);
};

/** A link or a form with `data-focus` says which part of the page that it leads to has the focus then. */
export const keepFocus = (): void => {
  focusKept();
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-focus]');
    if (link && !opensElsewhere(event))
      keep({ path: link.pathname, id: link.dataset.focus ?? '', isByKey: isByKey(event) });
  });
  document.addEventListener('submit', ({ target }) => {
    const { action, dataset } = target as HTMLFormElement;
    if (dataset.focus) keep({ path: new URL(action).pathname, id: dataset.focus, isByKey: true });
  });
};
