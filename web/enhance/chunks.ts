import { isLeaving, loadAgain } from '../client/leaving.ts';
import { keepPlace } from './keep-place.ts';

const timeoutMs = 120_000;
const guard = 'sokoni.reloaded';
const guardMs = 60_000;

/** A part of the program that did not come. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** The paths of the files that it is made of, where they are known. */
  files: readonly string[] = [];
}

/** The files that `load` imports, as the build wrote it: not every browser names them in its error. */
const filesOf = (load: () => unknown): string[] =>
  [...String(load).matchAll(/\.\/([\w-]+\.js)/g)].map(([, name]) => `/assets/${name}`);

/** What `load` brings; a `ChunkLoadError` when it fails or takes longer than two minutes. */
export const loadChunk = async <T>(load: () => Promise<T>, ms = timeoutMs): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`timeout after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    const failed = error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error });
    throw Object.assign(failed, { files: filesOf(load) });
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

/** Whether the server has one of `files` no more. A network that fails says nothing of that. */
const areGone = async (files: readonly string[]): Promise<boolean> => {
  const statuses = files.map((file) =>
    fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  return (await Promise.all(statuses)).includes(404);
};

/**
 * Loads the page again, once, with what is typed in it, where a new release has replaced its parts. Else, and the second
 * time, it says so. A page that is being left has its loading cut off, which is no failure; without a network nothing is
 * out of date.
 */
export const onChunkFailure = (notice: HTMLElement | null): ((error: unknown) => void) => {
  const weigh = async (error: unknown): Promise<void> => {
    if (isLeaving()) return;
    const files = error instanceof ChunkLoadError ? error.files : [];
    const gone = await areGone(files);
    if (isLeaving()) return;
    if (gone && mayReload(sessionStorage, Date.now())) {
      keepPlace(location.pathname + location.search);
      loadAgain();
      return;
    }
    console.warn(error);
    if (notice && navigator.onLine) notice.hidden = false;
  };
  return (error) => void weigh(error);
};

const partOf = (target: EventTarget | null): string | undefined => {
  if (!(target instanceof HTMLScriptElement)) return undefined;
  const { pathname } = new URL(target.src, location.href);
  return pathname.startsWith('/assets/') ? pathname : undefined;
};

/** What the build's own loader says of a file that did not come. */
const namedIn = (error: unknown): string[] => String(error).match(/\/assets\/[\w.-]+/g) ?? [];

/** Watches over the parts that the page loads by itself. */
export const watchChunks = (failed: (error: unknown) => void): void => {
  const missed = (files: readonly string[]): void => failed(Object.assign(new ChunkLoadError('script'), { files }));
  addEventListener(
    'error',
    ({ target }) => {
      const file = partOf(target);
      if (file) missed([file]);
    },
    { capture: true },
  );
  addEventListener('vite:preloadError', (event) => missed(namedIn((event as Event & { payload?: unknown }).payload)));
};
