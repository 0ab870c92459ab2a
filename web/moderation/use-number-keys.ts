import { useRef } from 'react';
import type { Keys } from './keyboard-help.tsx';
import { useKeys, useKeysSwitch } from './use-keys.ts';

export const numberKeys: Keys = [
  ['J K', 'desk.numbers.keys.move'],
  ['W', 'edit.numbers.works'],
];

/** Moves between the numbers of the desk, and says that one works, by single keys. */
export const useNumberKeys = () => {
  const list = useRef<HTMLDivElement>(null);
  const [isOn, turn] = useKeysSwitch();
  const numbers = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-number]') ?? [])];
  const at = () => numbers().findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const move = (by: number) => () => {
    const all = numbers();
    all[Math.min(Math.max(at() + by, 0), all.length - 1)]?.focus();
  };
  const works = () =>
    numbers()[at()]?.closest('li')?.querySelector<HTMLButtonElement>('button[value="resolve"]')?.click();
  useKeys(isOn, { j: move(1), k: move(-1), arrowdown: move(1), arrowup: move(-1), w: works });
  return { list, isOn, turn };
};
