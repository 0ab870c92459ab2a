import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { debounce } from './debounce.ts';

/** Messages that come together are answered by reading once, in ms. */
const togetherMs = 400;

/** Reads the data of the page again whenever the live message `name` comes (`enhance/live.ts`). */
export const useLive = (name: string): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const soon = debounce(() => void revalidate(), togetherMs);
    addEventListener(`live:${name}`, soon);
    return () => removeEventListener(`live:${name}`, soon);
  }, [name, revalidate]);
};
