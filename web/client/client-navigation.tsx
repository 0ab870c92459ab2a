import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router';
import { useText } from '../page/text.ts';
import { nowHydrated } from './arrived.ts';
import { restoreChosen } from './chosen-before.ts';
import { useCutOff } from './cut-off.tsx';
import { settleDraft } from './draft.tsx';
import { type Focused, focusAfter, focusedNow, focusOn } from './focus-after.ts';
import { Glide } from './glide.tsx';
import { isSamePage, linkOf, routeIdOf } from './page-link.ts';
import { isPlainClick } from './plain-click.ts';
import { useIntent } from './use-intent.ts';

/** After this time a change of page that is not there yet is shown to be on its way, in ms. */
const noticedMs = 200;

/** The title without what a refused form put before it. */
export const bareTitle = (title: string, error: string): string =>
  title.startsWith(error) ? title.slice(error.length) : title;

/** What had the focus when the page was last left or sent, and whether its answer begins at the top. */
type Left = RefObject<{ readonly focused: Focused | null; readonly isAtTop: boolean } | null>;

const fields = 'input:not([type=hidden]), select, textarea';

/**
 * Leads to the part of this page that `hash` names, and answers whether there is one. The address stays: to the router
 * another one would be another page, without what the last form was answered.
 */
const leadTo = (hash: string): boolean => {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  for (let around = part?.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  part?.scrollIntoView();
  const [first] = part instanceof HTMLFieldSetElement ? part.querySelectorAll<HTMLElement>(fields) : [];
  focusOn(first ?? part, { preventScroll: true });
  return part !== null;
};

/** Links lead on without loading a document. Without a network the page stays, and `cut` is called. */
const useLinks = (left: Left, cut: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link || !isPlainClick(event)) return;
      const url = new URL(link.href);
      if (!routeIdOf(url)) return;
      if (isSamePage(url)) {
        if (leadTo(url.hash)) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (!navigator.onLine) {
        cut();
        return;
      }
      // the part of a page that a tab shows is where its tabs are
      const stays = url.pathname === location.pathname && link.closest('nav.tabs') !== null;
      left.current = { focused: focusedNow(), isAtTop: !stays };
      void navigate(url.pathname + url.search + url.hash, { preventScrollReset: stays });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, left, cut]);
};

/** Forms of pages in the browser are sent without loading a document, each once; their button tells that it works. */
const useForms = (left: Left, cut: () => void): void => {
  const submit = useSubmit();
  const { state } = useNavigation();
  const working = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      const action = new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', location.href);
      // a form with files sends itself
      if (form.dataset.upload !== undefined) left.current = { focused: focusedNow(), isAtTop: false };
      if (event.defaultPrevented || form.method === 'dialog' || !routeIdOf(action)) return;
      event.preventDefault();
      if (working.current) return;
      if (!navigator.onLine) {
        cut();
        return;
      }
      working.current = submitter ?? form;
      submitter?.setAttribute('aria-disabled', 'true');
      const stays = form.method === 'post' && action.pathname === location.pathname;
      left.current = { focused: focusedNow(), isAtTop: !stays };
      void submit(submitter instanceof HTMLButtonElement ? submitter : form, {
        action: action.pathname + action.search,
        preventScrollReset: stays,
      });
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [submit, left, cut]);
  useEffect(() => {
    if (state === 'submitting') return;
    working.current?.removeAttribute('aria-disabled');
    working.current = null;
  }, [state]);
};

/** What tells a page from another: a company that was renamed has another address, and the same pages. */
const placeOf = (pathname: string): string => pathname.replaceAll(/(\/\d+)-[^/]*/g, '$1');

/** Whoever comes to another page hears its heading; whoever stays keeps their place. Menus that led on close, but for what was refused. */
const Arrival = ({ left }: { readonly left: Left }) => {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (before.key === key) return;
    settleDraft();
    dispatchEvent(new CustomEvent('sokoni:arrived'));
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(
      'details[data-menu][open]:not([data-refused], :has([aria-invalid=true]))',
    ))
      menu.open = false;
    const { focused = null, isAtTop = false } = left.current ?? {};
    const hasStayed = left.current !== null && !isAtTop;
    left.current = null;
    if (placeOf(before.pathname) === placeOf(pathname) && !hash) {
      if (focused) focusAfter(focused, isAtTop);
      return;
    }
    const heading = document.querySelector<HTMLElement>(hash ? `#${CSS.escape(hash.slice(1))}` : '#main h1');
    // a form that was to stay on its page leads to another one when it is taken
    if (hasStayed && !hash) scrollTo({ top: 0, behavior: 'instant' });
    focusOn(heading, { preventScroll: !hash });
  }, [pathname, hash, key, left]);
  return null;
};

/** The title begins with `Error:` while a form is refused, as the server writes it (`page/refused-title.ts`). */
const useRefusedTitle = (): void => {
  const { key } = useLocation();
  const { t } = useText();
  const error = `${t('web.form.error')} `;
  useEffect(() => {
    const title = bareTitle(document.title, error);
    document.title = key && document.querySelector('.error-summary') ? error + title : title;
  }, [key, error]);
};

/** The line at the top of the window while another page is on its way, which is also said. */
const OnItsWay = () => {
  const { state } = useNavigation();
  const { t } = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'idle') return setLate(false);
    const timer = setTimeout(() => setLate(true), noticedMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status" className="on-its-way" data-on={late || undefined}>
      <span className="sr">{late ? t('shell.loading') : ''}</span>
    </div>
  );
};

/** Changes of page inside the browser, for the frame of every page that hydrates. */
export const ClientNavigation = ({ nonce }: { readonly nonce: string | undefined }) => {
  const left: Left = useRef(null);
  const { state } = useNavigation();
  const { cut, notice } = useCutOff();
  useLinks(left, cut);
  useIntent();
  useForms(left, cut);
  useRefusedTitle();
  useEffect(() => {
    restoreChosen();
    nowHydrated();
  }, []);
  return (
    <>
      <OnItsWay />
      {notice}
      <ScrollRestoration {...(nonce ? { nonce } : {})} />
      {/* what scrolls and what has the focus comes before what glides: both go by where things stand */}
      <Arrival left={left} />
      <Glide isIdle={state === 'idle'} stays={() => !left.current?.isAtTop} />
    </>
  );
};
