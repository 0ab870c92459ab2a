const key = 'sokoni.quote';
const changed = 'sokoni:quote';

/** The companies that are ticked for a quote in this tab, over all pages of results; `latest` is the tick pressed last. */
export type QuotePicks = { readonly ids: readonly number[]; readonly latest: number | null };

export const noPicks: QuotePicks = { ids: [], latest: null };
let read: { readonly stored: string; readonly picks: QuotePicks } = { stored: '', picks: noPicks };

const stored = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return read.stored; // ticks live as long as the page, then
  }
};

/** What is ticked: the same object until it changes. */
export const quotePicks = (): QuotePicks => {
  const now = stored();
  if (now !== read.stored)
    read = { stored: now, picks: { ids: now.split(',').filter(Boolean).map(Number), latest: null } };
  return read.picks;
};

/** Ticks a company, or takes its tick away, and has the other ticks and the bar of the page follow. */
export const pickForQuote = (id: number, isPicked: boolean): QuotePicks => {
  const others = quotePicks().ids.filter((one) => one !== id);
  const ids = isPicked ? [...others, id] : others;
  read = { stored: ids.join(','), picks: { ids, latest: id } };
  try {
    sessionStorage.setItem(key, read.stored);
  } catch {
    // storage is forbidden
  }
  dispatchEvent(new CustomEvent(changed));
  wakeQuoteParts();
  return read.picks;
};

/** What somebody takes out of their request is not ticked in the list any more. */
export const unpickRemoved = (): void =>
  document.addEventListener('click', ({ target }) => {
    const removed = target instanceof Element ? target.closest<HTMLElement>('[data-unpick]') : null;
    if (removed) pickForQuote(Number(removed.dataset.unpick), false);
  });

export const onQuotePicks = (then: () => void): (() => void) => {
  for (const type of [changed, 'pageshow']) addEventListener(type, then);
  return () => {
    for (const type of [changed, 'pageshow']) removeEventListener(type, then);
  };
};

const wakeQuoteParts = (): void => {
  for (const island of ['quote-tick', 'quote-bar'])
    dispatchEvent(new CustomEvent('sokoni:wake', { detail: { island } }));
};

/** Ticks of a page before this one, or that were made before this came, live at once. */
export const wakeKeptPicks = (): void => {
  if (quotePicks().ids.length > 0 || document.querySelector('.tick :checked')) wakeQuoteParts();
};
