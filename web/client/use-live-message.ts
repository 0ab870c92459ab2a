import { useEffect, useEffectEvent } from 'react';

/** Calls `take` with what every live message `name` brings (`enhance/live.ts`). */
export const useLiveMessage = <T>(name: string, take: (payload: T) => void): void => {
  const onMessage = useEffectEvent((event: Event) => take((event as CustomEvent<T>).detail));
  useEffect(() => {
    addEventListener(`live:${name}`, onMessage);
    return () => removeEventListener(`live:${name}`, onMessage);
  }, [name]);
};
