const debounceMs = 100;

/** `label` tells it from others of that name; `id` goes into the field that the input names. */
type Choice = { readonly name: string; readonly label?: string; readonly id?: string };

let lists = 0;

/** A list of suggestions under a search field (the combobox pattern), fetched as one types. */
export const suggest = (input: HTMLInputElement): void => {
  const { form, dataset } = input;
  if (!form || !dataset.suggest) return;
  const source = dataset.suggest;
  const list = document.createElement('ul');
  list.className = 'suggestions';
  list.id = `suggestions-${++lists}`;
  list.role = 'listbox';
  list.hidden = true;
  list.ariaLabel = input.placeholder;
  const label = input.closest('label');
  if (label) label.after(list);
  else {
    const around = document.createElement('div');
    around.className = 'suggesting';
    input.replaceWith(around);
    around.append(input, list);
  }
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  input.ariaExpanded = 'false';

  let timer = 0;
  let asked = new AbortController();
  let chosen = -1;

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const show = (open: boolean): void => {
    list.hidden = !open;
    input.ariaExpanded = String(open);
    chosen = -1;
    input.removeAttribute('aria-activedescendant');
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
  let shown: readonly Choice[] = [];
  const fill = (choices: readonly Choice[]): void => {
    shown = choices.slice(0, 8);
    list.replaceChildren(
      ...shown.map((choice, index) => {
        const option = document.createElement('li');
        option.role = 'option';
        option.id = `${list.id}-${index}`;
        option.ariaSelected = 'false';
        option.textContent = choice.label ?? choice.name;
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          take(choice);
        });
        return option;
      }),
    );
    show(choices.length > 0 && document.activeElement === input);
  };
  const ask = async (): Promise<void> => {
    asked.abort();
    asked = new AbortController();
    const q = input.value.trim();
    if (q.length < 2) return show(false);
    const params = new URLSearchParams({ q, page: '1', lang: dataset.lang ?? form.dataset.lang ?? 'fr' });
    if (form.dataset.country) params.set('country', form.dataset.country);
    // `country=whereabouts-country`: what stands in other fields narrows it
    for (const [param, name] of new URLSearchParams(dataset.suggestWith)) {
      const other = form.elements.namedItem(name);
      if ((other instanceof HTMLInputElement || other instanceof HTMLSelectElement) && other.value)
        params.set(param, other.value);
    }
    try {
      const answer = await fetch(`${source}?${params}`, { signal: asked.signal });
      if (answer.ok) fill(((await answer.json()) as { results: Choice[] }).results);
    } catch {
      // aborted by the next letter, or offline: the form works without suggestions
    }
  };

  input.addEventListener('input', () => {
    if (identified) identified.value = '';
    clearTimeout(timer);
    timer = window.setTimeout(ask, debounceMs);
  });
  input.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const choice = shown[chosen];
    if (event.key === 'ArrowDown') point(chosen + 1);
    else if (event.key === 'ArrowUp') point(chosen < 0 ? -1 : chosen - 1);
    else if (event.key === 'Escape') show(false);
    else if (event.key === 'Enter' && choice) take(choice);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => show(false));
};
