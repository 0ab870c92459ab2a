import { useEffect, useRef, useState } from 'react';
import { useLiveMessage } from '../client/use-live-message.ts';
import type { Latest } from './bell-panel.tsx';

const patienceMs = 15_000;

/** What is known of the newest notifications; null before they are there. */
export type KnownLatest = Latest | 'failed' | null;

const fetchLatest = async (path: string, signal: AbortSignal): Promise<Latest> => {
  const answer = await fetch(path, { signal, headers: { Accept: 'application/json' } });
  if (!answer.ok || answer.redirected) throw new Error(`the newest notifications: ${answer.status}`);
  return answer.json();
};

/**
 * The newest notifications, fetched from `path` when they are first wanted, and again after news: at once while they are
 * wanted, else when they are wanted next.
 */
export const useLatest = (path: string, wanted: boolean) => {
  const [latest, setLatest] = useState<KnownLatest>(null);
  const [version, setVersion] = useState(1);
  const fetchedVersion = useRef(0);
  const changed = () => setVersion((before) => before + 1);
  useLiveMessage('notifications', changed);
  useEffect(() => {
    if (!wanted || fetchedVersion.current === version) return;
    const cancel = new AbortController();
    setLatest((before) => (before === 'failed' ? null : before));
    fetchLatest(path, AbortSignal.any([cancel.signal, AbortSignal.timeout(patienceMs)])).then(
      (found) => {
        fetchedVersion.current = version;
        setLatest(found);
      },
      (error: unknown) => {
        if (cancel.signal.aborted) return;
        console.warn(error);
        setLatest('failed');
      },
    );
    return () => cancel.abort();
  }, [path, wanted, version]);
  return { latest, setLatest, changed };
};
