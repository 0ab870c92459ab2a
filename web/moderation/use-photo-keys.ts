import { useRef } from 'react';
import type { Keys } from './keyboard-help.tsx';
import { useKeys, useKeysSwitch } from './use-keys.ts';

export const photoKeys: Keys = [
  ['J K', 'desk.company.keys.move'],
  ['X', 'moderation.keys.select'],
  ['P', 'desk.company.validate'],
  ['R', 'desk.company.remove'],
];

/** Moves between the photos of the desk, and chooses or decides on one, by single keys. */
export const usePhotoKeys = () => {
  const list = useRef<HTMLUListElement>(null);
  const [isOn, turn] = useKeysSwitch();
  const photos = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-photo]') ?? [])];
  const at = () => photos().findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const move = (by: number) => () => {
    const all = photos();
    all[Math.min(Math.max(at() + by, 0), all.length - 1)]?.focus();
  };
  const press = (what: string) => () => photos()[at()]?.closest('li')?.querySelector<HTMLElement>(what)?.click();
  useKeys(isOn, {
    ...{ j: move(1), k: move(-1), arrowdown: move(1), arrowup: move(-1) },
    ...{ x: press('input[name=photo]'), p: press('button[value=validate]'), r: press('details > summary') },
  });
  return { list, isOn, turn };
};
