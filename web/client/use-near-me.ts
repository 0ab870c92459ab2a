import { useEffect, useRef, useState } from 'react';
import { goTo } from './leaving.ts';

const timeoutMs = 10_000;
const slowMs = 4_000;
const maximumAgeMs = 300_000;
const decimals = 4;

/** How far the browser is with finding where the reader is. */
export type NearState = 'idle' | 'asking' | 'slow' | 'refused' | 'failed';

/** The address of this search around a point, the nearest first: without the place and the page that it had. */
const aroundPoint = (near: string): URL => {
  const url = new URL(location.href);
  for (const other of ['page', 'where', 'city', 'district', 'bounds']) url.searchParams.delete(other);
  url.searchParams.set('near', near);
  url.searchParams.set('sort', 'distance');
  return url;
};

/**
 * Asks the browser where it is and leads to the results around that point (`12.3456,-1.2345`), of this search or at the
 * address that `around` gives; says meanwhile what becomes of it.
 */
export const useNearMe = (around: (near: string) => URL = aroundPoint) => {
  const [state, setState] = useState<NearState>('idle');
  const asking = useRef(0);
  const isAsking = state === 'asking' || state === 'slow';
  useEffect(() => {
    // for whoever comes back to this page
    const forget = (): void => setState('idle');
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
  const ask = (): void => {
    if (isAsking) return;
    const own = ++asking.current;
    const ifWanted = (then: () => void): void => void (own === asking.current && then());
    const slow = setTimeout(() => ifWanted(() => setState('slow')), slowMs);
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        clearTimeout(slow);
        ifWanted(() => goTo(around(`${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`)));
      },
      ({ code, PERMISSION_DENIED }) => {
        clearTimeout(slow);
        ifWanted(() => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'));
      },
      { maximumAge: maximumAgeMs, timeout: timeoutMs },
    );
  };
  /** What the browser answers after this leads nowhere. */
  const cancel = (): void => {
    asking.current++;
    setState('idle');
  };
  return { state, isAsking, ask, cancel };
};
