import { loadAgain } from '../client/leaving.ts';
import { keepPlace } from './keep-place.ts';

const freshMs = 600_000;

/**
 * A page that the browser had put away and shows again later is loaded anew when it is older than ten minutes, at the
 * same place: what it says of who is open would pass for now. Without a network it is left as it is.
 */
export const freshOnReturn = (): void => {
  const since = Date.now();
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || Date.now() - since < freshMs || !navigator.onLine) return;
    keepPlace(location.pathname + location.search);
    loadAgain();
  });
};
