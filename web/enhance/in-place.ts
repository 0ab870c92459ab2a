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

/**
 * On a page with `main[data-in-place]`, links and forms of `main` that say what has the focus then (`data-focus`) change
 * the list where it stands, and so does the way back. Those of the map do on every screen: the map stays. Where that
 * fails, they load the page like any other.
 */
export const inPlace = (load: () => Promise<Lists>, arrive: Arrive): void => {
  if (!document.querySelector('main[data-in-place]')) return;
  let shown = location.pathname + location.search;
  let changing: Promise<ChangeList> | undefined;
  const change = (url: URL, mode: 'further' | 'back'): void => {
    shown = url.pathname + url.search;
    changing ??= load().then(({ listChanger }) => listChanger(arrive));
    changing
      .then((changeList) => changeList(url, mode))
      .catch(() => {
        changing = undefined;
        goTo(url);
      });
  };
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
    change(url, 'further');
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.dataset.focus || form.method !== 'get') return;
    const url = addressOf(form);
    if (!takes(form, url)) return;
    event.preventDefault();
    change(url, 'further');
  });
  addEventListener('popstate', () => {
    const url = new URL(location.href);
    if (url.pathname + url.search !== shown) change(url, 'back');
  });
};
