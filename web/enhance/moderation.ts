import { announce } from '../client/announce.ts';

const typing = 'input:not([type=checkbox]), select, textarea, [contenteditable]';
const keysOn = 'sokoni.moderation-keys';

const boxOf = (one: Element): HTMLInputElement | null => one.querySelector<HTMLInputElement>(':scope > input');

/** The switch for the keys, which are off until somebody wants them: a single letter must not decide by accident. */
const keysSwitch = (): (() => boolean) => {
  const place = document.querySelector<HTMLElement>('[data-keys]');
  const box = place?.querySelector('input');
  if (!place || !box) return () => false;
  try {
    box.checked = localStorage.getItem(keysOn) === 'on';
  } catch {
    box.checked = false;
  }
  place.hidden = false;
  box.addEventListener('change', () => {
    try {
      localStorage.setItem(keysOn, box.checked ? 'on' : 'off');
    } catch {
      // no storage: the choice lives as long as the page
    }
  });
  return () => box.checked;
};

/** The queue of the moderators: what is chosen is counted, and keys move through it and decide for whoever wants that. */
export const moderate = (): void => {
  const cases = () => [...document.querySelectorAll<HTMLElement>('[data-case]')];
  const boxes = () => cases().flatMap((one) => boxOf(one) ?? []);
  const picked = document.querySelector<HTMLElement>('[data-picked]');
  const [none = '', one = '', two = ''] = JSON.parse(picked?.dataset.picked ?? '[]') as string[];
  const all = document.querySelector<HTMLElement>('[data-pick-all]');
  const allBox = all?.querySelector('input');

  const count = (): void => {
    const every = boxes();
    const chosen = every.filter(({ checked }) => checked).length;
    if (picked) picked.textContent = [none, one][chosen] ?? two.replace('2', String(chosen));
    if (!allBox) return;
    allBox.checked = chosen > 0 && chosen === every.length;
    allBox.indeterminate = chosen > 0 && chosen < every.length;
  };
  if (all) all.hidden = false;
  document.addEventListener('change', ({ target }) => {
    if (target === allBox) for (const box of boxes()) box.checked = allBox?.checked === true && !box.disabled;
    else if (!boxes().some((box) => box === target)) return;
    count();
    announce(picked?.textContent ?? '');
  });
  addEventListener('sokoni:refreshed', count);
  count();

  const current = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-case][data-current]');
  const mark = (here: HTMLElement | undefined): void => {
    current()?.removeAttribute('data-current');
    if (here) here.dataset.current = '';
  };
  const go = (by: number): void => {
    const every = cases();
    const marked = current();
    const at = marked ? every.indexOf(marked) : -1;
    const here = every[Math.min(every.length - 1, Math.max(0, at + by))];
    if (!here) return;
    mark(here);
    here.scrollIntoView({ block: 'nearest' });
    (boxOf(here)?.disabled ? here.querySelector('a') : boxOf(here))?.focus({ preventScroll: true });
  };
  const press = (selector: string): void => current()?.querySelector<HTMLElement>(selector)?.click();
  const keys: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    x: () => press(':scope > input'),
    p: () => press('[data-yes]'),
    r: () => press('[data-no]'),
    o: () => press('[data-open]'),
  };
  const areOn = keysSwitch();
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!areOn() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.matches(typing)) return;
    const act = keys[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  document.querySelector('[data-cases]')?.addEventListener('focusin', ({ target }) => {
    mark(cases().find((each) => each.contains(target as Node)));
  });
};
