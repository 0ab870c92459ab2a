import { goTo } from '../client/leaving.ts';
import { isPlainClick } from '../client/plain-click.ts';

type ChangeList = (url: URL, mode: 'further' | 'back') => Promise<void>;
/** Gives a part of the page that came in the place of another its behaviour. */
export type Arrive = (part: HTMLElement) => void;
type Lists = { readonly listChanger: (arrive: Arrive) => ChangeList };

/** Where filters stand beside the list. On narrower screens several are chosen in a sheet before the list is loaded. */
const wide = matchMedia('(width >= 64rem)');

/** The address that a form which only leads on sends. */
const addressOf = (form: HTMLFormElement): URL => {
  const url = new URL(form.action);
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  url.search = new URLSearchParams(typed).toString();
  return url;
};

/** Makes of `url`, which a list led to while it stood at `from`, the address that changes the same of `to`. */
const carriedOver = (url: URL, from: URL, to: URL): URL => {
  const carried = new URL(to);
  for (const name of new Set([...from.searchParams.keys(), ...url.searchParams.keys()])) {
    const values = url.searchParams.getAll(name);
    if (values.join() === from.searchParams.getAll(name).join()) continue;
    carried.searchParams.delete(name);
    for (const value of values) carried.searchParams.append(name, value);
  }
  return carried;
};

/**
 * On a page with `main[data-in-place]`, links and forms of `main` that say what has the focus then (`data-focus`) change
 * the list where it stands, and so does the way back. Those of the map do on every screen: the map stays. What is chosen
 * while a list is on its way is added to it. Where that fails, they load the page like any other.
 */
export const inPlace = (load: () => Promise<Lists>, arrive: Arrive): void => {
  if (!document.querySelector('main[data-in-place]')) return;
  let shown = new URL(location.href);
  let asked = shown;
  let changing: Promise<ChangeList> | undefined;
  const change = (url: URL, mode: 'further' | 'back'): void => {
    asked = url;
    changing ??= load().then(({ listChanger }) => listChanger(arrive));
    changing
      .then((changeList) => changeList(url, mode))
      .then(() => {
        if (asked === url) shown = url;
      })
      .catch(() => {
        changing = undefined;
        goTo(url);
      });
  };
  const further = (url: URL): void => change(asked === shown ? url : carriedOver(url, shown, asked), 'further');
  const takes = (target: Element, url: URL): boolean =>
    (wide.matches || target.matches('.map-frame *')) &&
    target.matches('main[data-in-place] *') &&
    url.origin === location.origin &&
    url.pathname === location.pathname;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-focus]');
    if (!link || !isPlainClick(event)) return;
    const url = new URL(link.href);
    if (!takes(link, url)) return;
    event.preventDefault();
    further(url);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.dataset.focus || form.method !== 'get') return;
    const url = addressOf(form);
    if (!takes(form, url)) return;
    event.preventDefault();
    further(url);
  });
  addEventListener('popstate', () => {
    const url = new URL(location.href);
    if (url.pathname + url.search !== asked.pathname + asked.search) change(url, 'back');
  });
};
