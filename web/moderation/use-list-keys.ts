import { useRef } from 'react';
import { useKeys, useKeysSwitch } from './use-keys.ts';

/** What a key does on an entry, which has this link. */
type Act = (entry: HTMLElement, link: HTMLElement) => void;

const entryOf = (link: HTMLElement): HTMLElement | null => link.closest<HTMLElement>('li, tr');

/** Presses what `selector` finds in the entry. */
export const pressing =
  (selector: string): Act =>
  (entry) =>
    entry.querySelector<HTMLElement>(selector)?.click();

/**
 * Moves between the entries of a list by single keys, and runs the other `keys` on the one that has the focus. `marked`
 * finds in each entry the link that gets the focus.
 */
export const useListKeys = <List extends HTMLElement = HTMLDivElement>(
  marked: string,
  keys: Readonly<Record<string, Act>>,
) => {
  const list = useRef<List>(null);
  const [isOn, turn] = useKeysSwitch();
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>(marked) ?? [])];
  const at = () => links().findIndex((link) => entryOf(link)?.contains(document.activeElement));
  const move = (by: number) => () => {
    const all = links();
    all[Math.min(Math.max(at() + by, 0), all.length - 1)]?.focus();
  };
  const onEntry = (act: Act) => () => {
    const link = links()[at()];
    const entry = link && entryOf(link);
    if (entry) act(entry, link);
  };
  useKeys(isOn, {
    ...{ j: move(1), k: move(-1), arrowdown: move(1), arrowup: move(-1) },
    ...Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, onEntry(act)])),
  });
  return { list, isOn, turn };
};
