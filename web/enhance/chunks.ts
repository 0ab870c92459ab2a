import { keepPlace } from './keep-place.ts';

const timeoutMs = 120_000;
const guard = 'sokoni.reloaded';
const guardMs = 60_000;

/** A part of the program that did not come. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What `load` brings; a `ChunkLoadError` when it fails or takes longer than two minutes. */
export const loadChunk = async <T>(load: () => Promise<T>, ms = timeoutMs): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`timeout after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
};

/** A part that is fetched when it is first asked for; whoever asks gets it in the order of asking. */
export const chunk = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= loadChunk(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};

/** Whether the page may load itself again at `now` (ms since the epoch): not when it did so within the last minute. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  try {
    if (now - Number(storage.getItem(guard)) < guardMs) return false;
    storage.setItem(guard, String(now));
    return storage.getItem(guard) === String(now);
  } catch {
    return false; // no storage, no guard: better a page with a notice than one that loads for ever
  }
};

/** Loads the page again, once, with what is typed in it: a new release has replaced its parts. The second time it says so. */
export const onChunkFailure = (notice: HTMLElement | null): ((error: unknown) => void) => {
  return (error) => {
    if (navigator.onLine && mayReload(sessionStorage, Date.now())) {
      keepPlace(location.pathname + location.search);
      location.reload();
      return;
    }
    console.warn(error);
    if (notice) notice.hidden = false;
  };
};

const isOurs = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement && new URL(target.src, location.href).pathname.startsWith('/assets/');

/** Watches over the parts that the page loads by itself. */
export const watchChunks = (failed: (error: unknown) => void): void => {
  addEventListener('error', ({ target }) => isOurs(target) && failed(new ChunkLoadError('script')), { capture: true });
  addEventListener('vite:preloadError', failed);
};
