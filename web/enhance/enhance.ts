import { offerTown } from '../client/chosen-town.ts';
import { forgetOnLogOut, lettersBefore } from '../client/forget-typed.ts';
import { watchLeaving } from '../client/leaving.ts';
import { opensElsewhere } from '../client/plain-click.ts';
import { settleSent } from '../client/sent-form.ts';
import { word } from '../client/words.ts';
import { isPushStale } from '../push/push-kept.ts';
import { unpickRemoved, wakeKeptPicks } from '../quote/quote-picks.ts';
import { backToTop } from './back-to-top.ts';
import { chunk, onChunkFailure, watchChunks } from './chunks.ts';
import { clearFocus } from './clear-focus.ts';
import { offerCountry, rememberCountry } from './country-memory.ts';
import { pushEvents } from './data-layer.ts';
import { dataUsed } from './data-used.ts';
import { markFavourites } from './favourite-marks.ts';
import { fetchesAhead } from './fetch-ahead.ts';
import { freshOnReturn } from './fresh-on-return.ts';
import { inPlace } from './in-place.ts';
import { islands } from './island.ts';
import { keepPlaceOnSwitch, returnToPlace } from './keep-place.ts';
import { keepFocus } from './kept-focus.ts';
import { needsAccount } from './needs-account.ts';
import { guardForms } from './no-network.ts';
import { keepOffline } from './offline.ts';
import { photoOnTap } from './photo-on-tap.ts';
import { refusedTitle } from './refused-title.ts';
import { resizeReady } from './resize-ready.ts';
import { logSearch } from './search-log.ts';
import { copyAddress, share } from './share.ts';
import { sheet } from './sheet.ts';
import { stick } from './sticky.ts';
import { countTaps } from './taps.ts';
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

fetchesAhead();
watchLeaving();
guardForms(); // before whatever else a form does
settleSent();

/** Behaviour of what stands in a page, given again once another page was changed for it (`client/client-navigation.tsx`). */
const inPage = (): void => {
  for (const details of fresh<HTMLDetailsElement>('details[data-menu]')) sheet(details);
};
inPage();
addEventListener('sokoni:arrived', inPage);
for (const arrow of all<HTMLAnchorElement>('.to-top')) backToTop(arrow);
for (const link of all<HTMLAnchorElement>('a[data-photo]')) photoOnTap(link);
for (const page of all('[data-visit]')) countVisit(page);
for (const line of all('[data-used]')) dataUsed(line);
for (const link of all<HTMLAnchorElement>('a[data-my-country]')) offerCountry(link);
for (const field of all<HTMLInputElement>('input[data-town]')) offerTown(field);
for (const link of all<HTMLAnchorElement>('a[data-share]')) share(link);
for (const button of all<HTMLButtonElement>('button[data-copy]')) copyAddress(button);
markFavourites();
refusedTitle();

const failed = onChunkFailure(document.querySelector('.chunk-notice'));
watchChunks(failed);

// fetched when they are first needed
const maps = chunk(() => import('./map.ts'));
const lists = chunk(() => import('./change-list.ts'));
const drafts = chunk(() => import('./drafts.ts'));
const letters = chunk(() => import('../offline/send-later.ts'));
const parts = chunk(async () => {
  if (import.meta.env.DEV) await import('virtual:react-router/inject-hmr-runtime');
  return import('./islands.tsx');
});

const { live: isLive, liveUser, pushUser } = document.body.dataset;
if (isLive === 'true' && liveUser) chunk(() => import('./live.ts'))().then(({ live }) => live(liveUser), console.warn);
if (pushUser && isPushStale(pushUser))
  chunk(() => import('../push/push-browser.ts'))()
    .then(({ refreshPush }) => refreshPush(pushUser))
    .catch(console.warn);

const alive = islands(parts, failed);

/** Behaviour of what stands in the main part of a page, given again when a list came in the place of another. */
const inMain = (): void => {
  for (const element of fresh('[data-sticky], .acts-bar')) stick(element);
  for (const search of fresh('[data-search-log]')) logSearch(search);
  for (const link of fresh<HTMLAnchorElement>('a[data-map]'))
    link.addEventListener('click', (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      maps().then(({ showMap }) => showMap(link), failed);
    });
  pushEvents(document);
};
inMain();
inPlace(lists, (part) => {
  const places = part.matches('[data-island]') ? [part] : part.querySelectorAll<HTMLElement>('[data-island]');
  for (const place of places) alive.settle(place);
  inMain();
  wakeKeptPicks();
  dispatchEvent(new CustomEvent('sokoni:arrived'));
});
needsAccount(alive);
wakeKeptPicks();
unpickRemoved();

const { kept } = document.documentElement.dataset;
if (kept) addEventListener('online', () => dispatchEvent(new CustomEvent('sokoni:toast', { detail: word('online') })));

for (const form of all<HTMLFormElement>('form[data-draft]')) drafts().then(({ keepDraft }) => keepDraft(form), failed);
// a form that lives tells itself that what waited was taken
if (lettersBefore()) alive.first.then(letters).then(({ watchLetters }) => watchLetters(), failed);

resizeReady();
countTaps();
clearFocus();
keepFocus();
rememberCountry();
keepPlaceOnSwitch();
freshOnReturn();
forgetOnLogOut();
keepOffline();
returnToPlace();
