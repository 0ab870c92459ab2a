export type News = { readonly event: string; readonly payload: unknown };
export type LiveMessage = News & { readonly id: number };

type Listening = {
  readonly user: string;
  /** The last id that is known, to go on from. */
  after(): number | undefined;
  message(message: LiveMessage): void;
  /** The connection lives, and is that far. */
  beat(id: number): void;
  connected(is: boolean): void;
  /** The session has ended, or is another person's: there is nothing more to hear. */
  refused(): void;
};

const shortestMs = 500;
const longestMs = 30_000;
/** The server says something every 24 seconds at the latest. */
const silenceMs = 50_000;
/** What lasted less has not been well. */
const wellMs = 10_000;

/** How long to wait before trying again, the longer the more often it failed; never the same for all. */
const pauseMs = (failures: number, random: number): number =>
  Math.min(longestMs, shortestMs * 2 ** failures) * (0.5 + random);

const read = (id: string, data: string): LiveMessage | undefined => {
  try {
    const { event, payload } = JSON.parse(data);
    return typeof event === 'string' ? { id: Number(id), event, payload } : undefined;
  } catch (error) {
    console.warn('live message', error);
    return undefined;
  }
};

/** Listens to a person's topic until it is closed: connects again by itself, and goes on where it was. */
export const openSource = ({ user, after, message, beat, connected, refused }: Listening): { close(): void } => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let since = 0;
  let closed = false;
  const address = `/.well-known/mercure?topic=${encodeURIComponent(`/users/${user}`)}`;

  const later = (ms: number, run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const heard = (): void => later(silenceMs, () => lost('silence'));
  const isRefused = async (): Promise<boolean> => {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ status: 0 }));
    return status === 401 || status === 403;
  };
  const lost = async (why: string): Promise<void> => {
    const final = source?.readyState === EventSource.CLOSED;
    source?.close();
    source = undefined;
    connected(false);
    if (since > 0 && performance.now() - since > wellMs) failures = 0;
    since = 0;
    console.warn(`live updates: ${why}`);
    later(pauseMs(failures++, Math.random()), connect);
    if (!final || !(await isRefused()) || closed) return;
    close();
    refused();
  };
  const connect = (): void => {
    const id = after();
    source = new EventSource(address + (id === undefined ? '' : `&lastEventId=${id}`), { withCredentials: true });
    source.onopen = () => {
      since = performance.now();
      connected(true);
      heard();
    };
    source.onerror = () => void lost('the connection is gone');
    source.onmessage = ({ lastEventId, data }) => {
      heard();
      const found = read(lastEventId, data);
      if (found) message(found);
    };
    source.addEventListener('beat', ({ lastEventId }) => {
      heard();
      beat(Number(lastEventId));
    });
    later(silenceMs, () => lost('no answer'));
  };
  const again = (): void => {
    if (!source && !closed) later(Math.random() * shortestMs, connect);
  };
  const close = (): void => {
    closed = true;
    clearTimeout(timer);
    source?.close();
    removeEventListener('online', again);
  };

  addEventListener('online', again);
  connect();
  return { close };
};
