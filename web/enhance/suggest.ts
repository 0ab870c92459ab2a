import { element, word } from '../client/words.ts';

const debounceMs = 100;
const mostShown = 8;
const shortestAsked = 2;
/** Where fewer than three suggestions would fit between the field and the keyboard, the page scrolls. */
const leastRoomPx = 150;
const mostRoomPx = 320;
const gapPx = 8;

/** `label` tells it from others of that name; `id` goes into the field that the input names. */
type Choice = { readonly name: string; readonly label?: string; readonly id?: string };

let lists = 0;

/** The element in which the list stands under its field. */
const placeOf = (input: HTMLInputElement): Element => {
  const place = input.closest('.search .box');
  if (place) return place;
  const around = element('div', { class: 'suggesting' });
  input.replaceWith(around);
  around.append(input);
  return around;
};

/** A list of suggestions under a field (the combobox pattern), fetched as one types. */
export const suggest = (input: HTMLInputElement): void => {
  const { form, dataset } = input;
  if (!form || !dataset.suggest) return;
  const source = dataset.suggest;
  const isSearch = form.matches('[role=search]');
  const list = element('ul', { class: 'suggestions', id: `suggestions-${++lists}`, role: 'listbox', hidden: '' });
  list.ariaLabel = word('suggestionsOf', { field: input.labels?.[0]?.textContent?.trim() ?? '' });
  const said = element('p', { class: 'sr', role: 'status' });
  placeOf(input).append(list, said);
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  input.ariaExpanded = 'false';

  let timer = 0;
  let asked = new AbortController();
  let chosen = -1;
  let shown: readonly Choice[] = [];
  /** What was typed when `shown` came. */
  let shownFor = '';

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  /** By ear; for the eye too where only what is listed is taken. */
  const say = (message: string, isSeen = false): void => {
    said.className = isSeen ? 'suggestions none' : 'sr';
    said.textContent = message;
  };
  const keepInWindow = (): void => {
    const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
    const room = () => offsetTop + height - input.getBoundingClientRect().bottom - gapPx;
    if (room() < leastRoomPx)
      scrollBy({ top: input.getBoundingClientRect().top - offsetTop - gapPx, behavior: 'instant' });
    list.style.maxBlockSize = `${Math.min(mostRoomPx, Math.max(leastRoomPx / 2, room()))}px`;
  };
  const show = (open: boolean): void => {
    list.hidden = !open;
    input.ariaExpanded = String(open);
    chosen = -1;
    input.removeAttribute('aria-activedescendant');
    if (open) keepInWindow();
    else say('');
  };
  const named = form.elements.namedItem(dataset.suggestId ?? '');
  const identified = named instanceof HTMLInputElement ? named : null;
  const take = ({ name, id = '' }: Choice): void => {
    input.value = name;
    if (identified) identified.value = id;
    show(false);
    input.dispatchEvent(new Event('suggestion'));
  };
  const point = (index: number): void => {
    const all = options();
    chosen = all.length ? (index + all.length) % all.length : -1;
    for (const [at, option] of all.entries()) option.ariaSelected = String(at === chosen);
    const option = all[chosen];
    if (!option) return;
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  };
  const open = (): void => {
    for (const option of options()) option.ariaSelected = 'false';
    show(true);
    say(shown.length === 1 ? word('suggestion') : word('suggestions', { count: String(shown.length) }));
  };
  /** What somebody has marked stays marked when a later answer lists it too. */
  const fill = (q: string, choices: readonly Choice[]): void => {
    const marked = list.hidden ? undefined : shown[chosen];
    shown = choices.slice(0, mostShown);
    shownFor = q;
    list.replaceChildren(
      ...shown.map(({ name, label = name }, index) =>
        element('li', { role: 'option', id: `${list.id}-${index}`, 'aria-selected': 'false' }, label),
      ),
    );
    list.scrollTop = 0;
    if (document.activeElement !== input) show(false);
    else if (shown.length > 0) {
      open();
      const again = shown.findIndex(({ name, label }) => name === marked?.name && label === marked.label);
      if (again >= 0) point(again);
    } else {
      show(false);
      say(word(isSearch ? 'noSuggestion' : 'noMatch'), !isSearch);
    }
  };
  const ask = async (): Promise<void> => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const q = input.value.trim();
    if (q.length < shortestAsked) return show(false);
    const params = new URLSearchParams({ q, page: '1', lang: dataset.lang ?? form.dataset.lang ?? 'fr' });
    if (form.dataset.country) params.set('country', form.dataset.country);
    // `country=whereabouts-country`: what stands in other fields narrows it
    for (const [param, name] of new URLSearchParams(dataset.suggestWith)) {
      const other = form.elements.namedItem(name);
      if ((other instanceof HTMLInputElement || other instanceof HTMLSelectElement) && other.value)
        params.set(param, other.value);
    }
    try {
      const answer = await fetch(`${source}?${params}`, { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      fill(q, ((await answer.json()) as { results: Choice[] }).results);
    } catch {
      // called off by the next letter; else the form works without suggestions
      if (signal.aborted) return;
      show(false);
      if (!isSearch && document.activeElement === input) say(word('failed'), true);
    }
  };

  input.addEventListener('input', () => {
    if (identified) identified.value = '';
    clearTimeout(timer);
    timer = window.setTimeout(ask, debounceMs);
  });
  const reopen = async (isPointing: boolean): Promise<void> => {
    if (shownFor === input.value.trim() && shown.length > 0) open();
    else await ask();
    if (isPointing && !list.hidden) point(0);
  };
  input.addEventListener('keydown', (event) => {
    const { key, altKey } = event;
    const choice = shown[chosen];
    if (list.hidden && key === 'ArrowDown') void reopen(!altKey);
    else if (list.hidden) return;
    else if (key === 'ArrowDown') point(chosen + 1);
    else if (key === 'ArrowUp' && altKey) show(false);
    else if (key === 'ArrowUp') point(chosen < 0 ? -1 : chosen - 1);
    else if (key === 'Escape') show(false);
    else if (key === 'Enter' && choice) take(choice);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => show(false));
  // the field keeps the focus; an option is taken when the finger has come up on it, so that one may slide off or scroll
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]');
    const choice = option && shown[options().indexOf(option)];
    if (choice) take(choice);
  });
  visualViewport?.addEventListener('resize', () => list.hidden || keepInWindow());
};
