const typing = 'input:not([type=checkbox]), select, textarea, [contenteditable]';

const boxOf = (one: Element): HTMLInputElement | null => one.querySelector<HTMLInputElement>(':scope > input');

/** The queue of the moderators by keyboard, with what is chosen counted. */
export const moderate = (): void => {
  const cases = [...document.querySelectorAll<HTMLElement>('[data-case]')];
  const boxes = cases.flatMap((one) => boxOf(one) ?? []);
  const picked = document.querySelector<HTMLElement>('[data-picked]');
  const [none = '', one = '', two = ''] = JSON.parse(picked?.dataset.picked ?? '[]') as string[];
  const all = document.querySelector<HTMLElement>('[data-pick-all]');
  const allBox = all?.querySelector('input');

  const tell = (): void => {
    const count = boxes.filter(({ checked }) => checked).length;
    if (picked) picked.textContent = [none, one][count] ?? two.replace('2', String(count));
    if (!allBox) return;
    allBox.checked = count > 0 && count === boxes.length;
    allBox.indeterminate = count > 0 && count < boxes.length;
  };
  if (all) all.hidden = false;
  allBox?.addEventListener('change', () => {
    for (const box of boxes) box.checked = allBox.checked;
    tell();
  });
  for (const box of boxes) box.addEventListener('change', tell);
  tell();

  let at = -1;
  const go = (to: number): void => {
    cases[at]?.removeAttribute('data-current');
    at = Math.min(cases.length - 1, Math.max(0, to));
    const here = cases[at];
    if (!here) return;
    here.dataset.current = '';
    here.scrollIntoView({ block: 'nearest' });
    boxOf(here)?.focus({ preventScroll: true });
  };
  const press = (selector: string): void => cases[at]?.querySelector<HTMLElement>(selector)?.click();
  const keys: Readonly<Record<string, () => void>> = {
    j: () => go(at + 1),
    k: () => go(at - 1),
    x: () => press(':scope > input'),
    p: () => press('[data-yes]'),
    r: () => press('[data-no]'),
    o: () => press('[data-open]'),
  };
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || (target instanceof Element && target.matches(typing))) return;
    const act = keys[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  document.querySelector('[data-cases]')?.addEventListener('focusin', ({ target }) => {
    const here = cases.findIndex((each) => each.contains(target as Node));
    if (here < 0) return;
    cases[at]?.removeAttribute('data-current');
    at = here;
  });
};
