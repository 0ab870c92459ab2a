import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { debounce } from './debounce.ts';
import { useLiveMessage } from './use-live-message.ts';

/** Messages that come together are answered by reading once, in ms. */
const togetherMs = 400;

/** Reads the data of the page again whenever the live message `name` comes. */
export const useLive = (name: string): void => {
  const { revalidate } = useRevalidator();
  const soon = useMemo(() => debounce(() => void revalidate(), togetherMs), [revalidate]);
  useLiveMessage(name, soon);
};
