import { autosend } from './autosend.ts';
import { backToTop } from './back-to-top.ts';
import { chunk, onChunkFailure, watchChunks } from './chunks.ts';
import { clearFocus } from './clear-focus.ts';
import { offerCountry, rememberCountry } from './country-memory.ts';
import { pushEvents } from './data-layer.ts';
import { dataUsed } from './data-used.ts';
import { countFavourites, heart, list } from './favourites.ts';
import { forgetOnLogOut } from './forget-typed.ts';
import { freshOnReturn } from './fresh-on-return.ts';
import { keepPlaceOnSwitch, returnToPlace } from './keep-place.ts';
import { nearMe } from './near-me.ts';
import { needsAccount } from './needs-account.ts';
import { keepOffline } from './offline.ts';
import { phoneHere } from './phone.ts';
import { photoOnTap } from './photo-on-tap.ts';
import { quotePicks } from './quote-picks.ts';
import { resizeReady } from './resize-ready.ts';
import { reviewLinks } from './review-links.ts';
import { logSearch } from './search-log.ts';
import { sheet } from './sheet.ts';
import { stick } from './sticky.ts';
import { suggest } from './suggest.ts';
import { countTaps } from './taps.ts';
import { toldBefore } from './toast-kept.ts';
import { countVisit } from './visit.ts';
import { word } from './words.ts';

// pages work without this file: all of it only adds to what links and forms do
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

for (const input of all<HTMLInputElement>('input[data-suggest]')) suggest(input);
for (const button of all<HTMLButtonElement>('button[data-near]')) nearMe(button);
for (const element of all('[data-sticky], .acts-bar')) stick(element);
for (const arrow of all<HTMLAnchorElement>('.to-top')) backToTop(arrow);
for (const link of all<HTMLAnchorElement>('a[data-phones]')) phoneHere(link);
for (const link of all<HTMLAnchorElement>('a[data-photo]')) photoOnTap(link);
for (const page of all('[data-visit]')) countVisit(page);
for (const search of all('[data-search-log]')) logSearch(search);
for (const button of all<HTMLButtonElement>('button[data-favourite]')) heart(button);
for (const details of all<HTMLDetailsElement>('details[data-sheet], details[data-menu]')) sheet(details);
for (const form of all<HTMLFormElement>('form[data-quote]')) quotePicks(form);
for (const form of all<HTMLFormElement>('form[data-autosend]')) autosend(form);
for (const line of all('[data-used]')) dataUsed(line);
for (const link of all<HTMLAnchorElement>('a[data-my-country]')) offerCountry(link);
list(document.querySelector('#favourites'));
countFavourites();

const failed = onChunkFailure(document.querySelector('.chunk-notice'));
watchChunks(failed);

// fetched when they are first needed
const toasts = chunk(() => import('./toasts.ts'));
const maps = chunk(() => import('./map.ts'));
const crops = chunk(() => import('./crop.ts'));
const drafts = chunk(() => import('./drafts.ts'));
const lines = chunk(() => import('./lines.ts'));
const products = chunk(() => import('./product-dialog.ts'));
const reviews = chunk(() => import('./write-review.ts'));
const moderating = chunk(() => import('./moderation.ts'));
const dropdowns = chunk(() => Promise.all([import('./dropdown.ts'), import('./country-menu.ts')]));

addEventListener('sokoni:toast', ({ detail }: CustomEventInit) => {
  toasts().then(({ showToast }) => showToast(detail), failed);
});
addEventListener('sokoni:toast-hide', ({ detail }: CustomEventInit) => {
  toasts().then(({ hideToast }) => hideToast(String(detail)), failed);
});
if (toldBefore()) toasts().catch(() => {});
for (const link of all<HTMLAnchorElement>('a[data-dropdown]'))
  link.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      dropdowns().then(
        ([{ dropdown }, { countryMenu }]) => dropdown(link, countryMenu)(),
        () => location.assign(link.href),
      );
    },
    { once: true },
  );

for (const link of all<HTMLAnchorElement>('a[data-map]'))
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    maps().then(({ showMap }) => showMap(link), failed);
  });

// where a form asks for it, once the form is touched, or at once when that was before this came
for (const place of all('[data-bot-check]')) {
  const form = place.closest('form');
  const draw = () => chunk(() => import('./bot-check.ts'))().then(({ botCheck }) => botCheck(place), failed);
  if (form?.contains(document.activeElement)) draw();
  else form?.addEventListener('focusin', draw, { once: true });
}

const registrations = chunk(() => import('./registration.ts'));
for (const form of all<HTMLFormElement>('form[data-registration]'))
  registrations().then((part) => part.registration(form), failed);

const { live: isLive, liveUser } = document.body.dataset;
if (isLive === 'true' && liveUser) chunk(() => import('./live.ts'))().then(({ live }) => live(liveUser), console.warn);

if (document.querySelector('.product-sheet, [data-products]')) products().then((part) => part.productDialogs(), failed);

needsAccount(chunk(() => import('./account-dialog.ts')));
reviewLinks(reviews, failed);
if (document.querySelector('[data-cases]')) moderating().then((part) => part.moderate(), failed);

const { kept } = document.documentElement.dataset;
if (kept) addEventListener('online', () => dispatchEvent(new CustomEvent('sokoni:toast', { detail: word('online') })));

for (const form of all<HTMLFormElement>('form[data-crop]')) crops().then(({ crop }) => crop(form), failed);
for (const area of all<HTMLTextAreaElement>('textarea[data-suggest]'))
  lines().then(({ pickLines }) => pickLines(area), failed);
for (const { dataset } of all<HTMLElement>('[data-saved]'))
  drafts().then(({ dropDraft }) => dropDraft(dataset.saved), failed);
for (const form of all<HTMLFormElement>('form[data-draft]')) drafts().then(({ keepDraft }) => keepDraft(form), failed);

resizeReady();
countTaps();
clearFocus();
rememberCountry();
keepPlaceOnSwitch();
freshOnReturn();
forgetOnLogOut();
pushEvents(document);
keepOffline();
returnToPlace();
