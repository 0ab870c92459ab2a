import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const everyS = 1;

/** Stands on a page while something goes on: it is read again every second, in its place, or loaded anew without script. */
export const ReadAgain = () => {
  const { state, revalidate } = useRevalidator();
  // asked once more before the answer is there, it would never come from a slow server
  const isAsked = useRef(false);
  isAsked.current = state !== 'idle';
  useEffect(() => {
    const timer = setInterval(() => {
      if (navigator.onLine && !isAsked.current) void revalidate();
    }, everyS * 1000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(everyS)} />
    </noscript>
  );
};
