import { type RefObject, useEffect, useState } from 'react';

/** The fields of a day's times, in pairs. */
export const timesIn = (day: HTMLFieldSetElement | null): readonly HTMLInputElement[] =>
  [...(day?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);

const filledSlots = (times: readonly string[]): number =>
  Math.ceil((times.findLastIndex((time) => time !== '') + 1) / 2);

/** Writes times into the fields of a day, as if they had been typed. */
export const writeTimes = (day: HTMLFieldSetElement | null, times: readonly string[]): void => {
  const fields = timesIn(day);
  for (const [index, field] of fields.entries()) field.value = times[index] ?? '';
  fields[0]?.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * What stands in the fields of a day, and how many of its slots are shown: those that are filled, and one that somebody
 * has opened.
 */
export const useDay = (day: RefObject<HTMLFieldSetElement | null>, initial: readonly string[]) => {
  const [times, setTimes] = useState(initial);
  const [open, setOpen] = useState(0);
  useEffect(() => {
    const { current: element } = day;
    const read = (): void => setTimes(timesIn(element).map(({ value }) => value));
    read(); // a draft was put back
    const soon = (): void => queueMicrotask(read); // a reset form is reset afterwards
    const form = element?.form;
    for (const type of ['input', 'change'] as const) element?.addEventListener(type, read);
    form?.addEventListener('reset', soon);
    return () => {
      for (const type of ['input', 'change'] as const) element?.removeEventListener(type, read);
      form?.removeEventListener('reset', soon);
    };
  }, [day]);
  return { times, shown: Math.max(filledSlots(times), open), setOpen };
};
