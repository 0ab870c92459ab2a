import { useEffect, useRef, useState } from 'react';

const storedAs = 'sokoni.moderation-keys';
const typing = 'input:not([type=checkbox]), select, textarea, [contenteditable]';

/** Whether the keys of the queue are on, which this browser remembers: a single letter must not decide by accident. */
export const useKeysSwitch = (): readonly [isOn: boolean, turn: (isOn: boolean) => void] => {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    try {
      setOn(localStorage.getItem(storedAs) === 'on');
    } catch {
      // no storage: they are off
    }
  }, []);
  const turn = (on: boolean): void => {
    setOn(on);
    try {
      localStorage.setItem(storedAs, on ? 'on' : 'off');
    } catch {
      // no storage: the choice lives as long as the page
    }
  };
  return [isOn, turn];
};

/** Runs what is under a letter when it is pressed outside of a field, while the keys are on. */
export const useKeys = (isOn: boolean, keys: Readonly<Record<string, () => void>>): void => {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  }, [keys]);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.matches(typing)) return;
      const act = current.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
};
