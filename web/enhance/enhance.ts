import { forgetOnLogOut, lettersBefore } from '../client/forget-typed.ts';
import { goTo, watchLeaving } from '../client/leaving.ts';
import { settleSent } from '../client/sent-form.ts';
import { word } from '../client/words.ts';
import { autosend } from './autosend.ts';
import { backToTop } from './back-to-top.ts';
import { isByKey } from './by-key.ts';
import { chunk, onChunkFailure, watchChunks } from './chunks.ts';
import { clearFocus } from './clear-focus.ts';
import { offerCountry, rememberCountry } from './country-memory.ts';
import { pushEvents } from './data-layer.ts';
import { dataUsed } from './data-used.ts';
import { countFavourites, heart, list } from './favourites.ts';
import { freshOnReturn } from './fresh-on-return.ts';
import { islands } from './island.ts';
import { keepPlaceOnSwitch, returnToPlace } from './keep-place.ts';
import { keepFocus } from './kept-focus.ts';
import { needsAccount } from './needs-account.ts';
import { guardForms } from './no-network.ts';
import { keepOffline } from './offline.ts';
import { phoneHere } from './phone.ts';
import { photoOnTap } from './photo-on-tap.ts';
import { quotePicks } from './quote-picks.ts';
import { refusedTitle } from './refused-title.ts';
import { resizeReady } from './resize-ready.ts';
import { logSearch } from './search-log.ts';
import { share } from './share.ts';
import { sheet } from './sheet.ts';
import { stick } from './sticky.ts';
import { suggest } from './suggest.ts';
import { countTaps } from './taps.ts';
import { toldBefore } from './toast-kept.ts';
import { countVisit } from './visit.ts';

// pages work without this file: all of it only adds to what links and forms do
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

/** What has been given its behaviour; a page that was changed in the browser has more, and some that stayed. */
const done = new WeakSet<Element>();

/** The elements that have not been given this behaviour yet. No element needs two of those that are given this way. */
const fresh = <T extends HTMLElement>(selector: string): T[] =>
  [...all<T>(selector)].filter((one) => {
    const isFresh = !done.has(one);
    done.add(one);
    return isFresh;
  });

watchLeaving();
guardForms(); // before whatever else a form does
settleSent();

/** Behaviour of what stands in a page, given again once another page was changed for it (`client/client-navigation.tsx`). */
const inPage = (): void => {
  for (const input of fresh<HTMLInputElement>('input[data-suggest]')) {
    const isTypedIn = input === document.activeElement && input.value !== '';
    suggest(input);
    // what was typed before this came is answered too
    if (isTypedIn) input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const details of fresh<HTMLDetailsElement>('details[data-menu]')) sheet(details);
  for (const form of fresh<HTMLFormElement>('form[data-autosend]')) autosend(form);
};
inPage();
addEventListener('sokoni:arrived', inPage);
for (const element of all('[data-sticky], .acts-bar')) stick(element);
for (const arrow of all<HTMLAnchorElement>('.to-top')) backToTop(arrow);
for (const link of all<HTMLAnchorElement>('a[data-phones]')) phoneHere(link);
for (const link of all<HTMLAnchorElement>('a[data-photo]')) photoOnTap(link);
for (const page of all('[data-visit]')) countVisit(page);
for (const search of all('[data-search-log]')) logSearch(search);
for (const button of all<HTMLButtonElement>('button[data-favourite]')) heart(button);
for (const form of all<HTMLFormElement>('form[data-quote]')) quotePicks(form);
for (const line of all('[data-used]')) dataUsed(line);
for (const link of all<HTMLAnchorElement>('a[data-my-country]')) offerCountry(link);
for (const link of all<HTMLAnchorElement>('a[data-share]')) share(link);
list(document.querySelector('#favourites'));
countFavourites();
refusedTitle();

const failed = onChunkFailure(document.querySelector('.chunk-notice'));
watchChunks(failed);

const modified = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;

// fetched when they are first needed
const toasts = chunk(() => import('./toasts.ts'));
const maps = chunk(() => import('./map.ts'));
const drafts = chunk(() => import('./drafts.ts'));
const later = chunk(() => import('./sends-later.ts'));
const letters = chunk(() => import('../offline/send-later.ts'));
const products = chunk(() => import('./product-dialog.ts'));
const parts = chunk(async () => {
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime');
  return import('./islands.tsx');
});
const nears = chunk(() => import('./near-me.ts'));
const filters = chunk(() => import('./filters.ts'));
const dropdowns = chunk(() => Promise.all([import('./dropdown.ts'), import('./country-menu.ts')]));

addEventListener('sokoni:toast', ({ detail }: CustomEventInit) => {
  toasts().then(({ showToast }) => showToast(detail), failed);
});
addEventListener('sokoni:toast-hide', ({ detail }: CustomEventInit) => {
  toasts().then(({ hideToast }) => hideToast(String(detail)), failed);
});
if (toldBefore()) toasts().catch(() => {});
for (const link of all<HTMLAnchorElement>('a[data-dropdown]')) {
  link.role = 'button';
  link.ariaExpanded = 'false';
  const first = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== ' ') return;
    if (event instanceof MouseEvent && modified(event)) return;
    event.preventDefault();
    for (const name of ['click', 'keydown']) link.removeEventListener(name, first);
    dropdowns().then(
      ([{ dropdown }, { countryMenu }]) => dropdown(link, countryMenu)(isByKey(event as UIEvent)),
      () => goTo(link.href),
    );
  };
  for (const name of ['click', 'keydown']) link.addEventListener(name, first);
}

for (const button of all<HTMLButtonElement>('button[data-near]')) {
  if (!('geolocation' in navigator)) continue;
  button.parentElement?.classList.remove('later');
  button.addEventListener('click', () => nears().then(({ nearMe }) => nearMe(button), failed));
}

// a column on a wide screen needs no dialog, and its summary is not there to be pressed
for (const details of all<HTMLDetailsElement>('details[data-filters]'))
  details.querySelector('summary')?.addEventListener('click', (event) => {
    event.preventDefault();
    filters().then(
      ({ openFilters }) => openFilters(details),
      () => {
        details.open = !details.open;
      },
    );
  });

for (const link of all<HTMLAnchorElement>('a[data-map]'))
  link.addEventListener('click', (event) => {
    if (modified(event)) return;
    event.preventDefault();
    maps().then(({ showMap }) => showMap(link), failed);
  });

// where a form asks for it, once the form is touched, or at once when that was before this came
for (const place of all('[data-bot-check]')) {
  const form = place.closest('form');
  const draw = () => chunk(() => import('./bot-check.ts'))().then(({ botCheck }) => botCheck(place), failed);
  if (form?.contains(document.activeElement)) draw();
  else form?.addEventListener('focusin', draw, { once: true });
  // who presses what is drawn in its place has ticked it
  place.addEventListener('click', async () => {
    if (place.childElementCount > 0) return;
    await draw();
    place.querySelector('input')?.click();
  });
}

const registrations = chunk(() => import('./registration.ts'));
for (const form of all<HTMLFormElement>('form[data-registration]'))
  registrations().then((part) => part.registration(form), failed);

const { live: isLive, liveUser } = document.body.dataset;
if (isLive === 'true' && liveUser) chunk(() => import('./live.ts'))().then(({ live }) => live(liveUser), console.warn);

if (document.querySelector('.product-sheet, [data-products]')) products().then((part) => part.productDialogs(), failed);

needsAccount(chunk(() => import('./account-dialog.ts')));
islands(parts, failed);

const { kept } = document.documentElement.dataset;
if (kept) addEventListener('online', () => dispatchEvent(new CustomEvent('sokoni:toast', { detail: word('online') })));

for (const form of all<HTMLFormElement>('form[data-draft]')) drafts().then(({ keepDraft }) => keepDraft(form), failed);
for (const form of all<HTMLFormElement>('form[data-later]')) later().then((part) => part.sendsLater(form), failed);
if (lettersBefore()) letters().then(({ watchLetters }) => watchLetters(), failed);

resizeReady();
countTaps();
clearFocus();
keepFocus();
rememberCountry();
keepPlaceOnSwitch();
freshOnReturn();
forgetOnLogOut();
pushEvents(document);
keepOffline();
returnToPlace();
