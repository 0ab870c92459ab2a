import { debounce } from '../client/debounce.ts';
import { loadAgain } from '../client/leaving.ts';
import { askPage } from './fetched-page.ts';

const togetherMs = 400;

/** What has the focus, so that it can be found again in a part that came anew: the same kind of thing that does the same. */
const signature = (one: Element): string =>
  [one.tagName, ...['id', 'href', 'name', 'value'].map((name) => one.getAttribute(name))].join(' ');

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

/** Whether somebody is at work in it: something is typed, chosen or asked there. */
const isBusy = (part: Element): boolean =>
  [...part.querySelectorAll<Field>('input, textarea, select')].some(isTyped) ||
  part.querySelector('details[open][data-menu]') !== null;

/** Puts the new part in the place of the old one; what had the focus has it still. */
const replace = (old: Element, fresh: Element): Element => {
  const focused = document.activeElement;
  const sign = focused && old.contains(focused) ? signature(focused) : undefined;
  const part = document.importNode(fresh, true);
  old.replaceWith(part);
  if (sign === undefined) return part;
  const stops = [part, ...part.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')];
  const same = stops.find((one) => signature(one) === sign) ?? part.querySelector('a, button, summary') ?? part;
  if (same === part) part.setAttribute('tabindex', '-1');
  (same as HTMLElement).focus({ preventScroll: true });
  return part;
};

const update = (old: Element, fresh: Element): void => {
  const isList = [...fresh.children].some(({ id }) => id !== '');
  if (!isList) {
    if (!isBusy(old) && old.innerHTML !== fresh.innerHTML) replace(old, fresh);
    return;
  }
  const ids = new Set([...fresh.children].map(({ id }) => id));
  for (const child of [...old.children]) if (!ids.has(child.id) && !isBusy(child)) child.remove();
  let place = old.firstElementChild;
  for (const child of fresh.children) {
    const here = [...old.children].find(({ id }) => id === child.id);
    while (place && !ids.has(place.id)) place = place.nextElementSibling;
    if (!here) old.insertBefore(document.importNode(child, true), place);
    else {
      const isPlaced = here === place;
      const next = here.innerHTML === child.innerHTML || isBusy(here) ? here : replace(here, child);
      if (isPlaced) place = next.nextElementSibling;
    }
  }
};

const refresh = async (): Promise<void> => {
  const { page, status } = await askPage(location.pathname + location.search, null);
  if (!page || status !== 200) return;
  const pairs = [...document.querySelectorAll('[data-follows]')].map(
    (part) => [part, page.querySelector(`[data-follows]#${part.id}`)] as const,
  );
  const appeared = page.querySelectorAll('[data-follows]').length !== pairs.length;
  if (appeared || pairs.some(([, fresh]) => !fresh)) {
    // a list that was empty, or is now: nothing stands there that could be lost
    const main = document.querySelector('main');
    if (main && !isBusy(main)) loadAgain();
    return;
  }
  for (const [part, fresh] of pairs) if (fresh) update(part, fresh);
};

/**
 * Parts of the page that say which live message concerns them (`data-follows="notifications"`, with an id) come anew when it
 * comes: a list child by child, by their ids. Focus, and whatever somebody has begun to type there, stay.
 */
export const followNews = (): void => {
  const names = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-follows]')].map((part) => part.dataset.follows),
  );
  const soon = debounce(() => void refresh().catch(console.warn), togetherMs);
  for (const name of names) addEventListener(`live:${name}`, soon);
};
