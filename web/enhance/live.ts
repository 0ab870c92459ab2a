import { liveDot } from './live-dot.ts';
import { livePlace } from './live-place.ts';
import { type LiveMessage, type News, openSource } from './live-source.ts';
import { liveToasts } from './live-toasts.ts';
import { type OneTab, oneTab } from './one-tab.ts';
import { followNews } from './refresh.ts';

/** What the tab that listens tells the others, and they each other. */
type Said =
  | { readonly say: 'message'; readonly message: LiveMessage }
  | { readonly say: 'beat'; readonly id: number }
  | { readonly say: 'connected'; readonly is: boolean }
  | { readonly say: 'shown'; readonly id: number }
  | { readonly say: 'refused' | 'hello' };

/** A tab that leads and says nothing for longer than this is asleep: one that is looked at takes its place. */
const asleepMs = 60_000;

/**
 * Live messages of a person, over one connection for all tabs of the browser: one of them listens and tells the others.
 * In each, a message becomes an event of the window, `live:<name>`, with what there is to say as its `detail`; the one
 * named `toast` is shown. `missed` brings how things are now, for who was away for too long to be told everything.
 */
export const live = (user: string): void => {
  const name = `sokoni.live.${user}`;
  const place = livePlace(user);
  const showState = liveDot();
  let channel: BroadcastChannel | undefined;
  let tabs: OneTab | undefined;
  let last: number | undefined;
  let heardAt = Date.now();
  let leading = false;
  let isConnected = false;
  const tell = (said: Said): void => channel?.postMessage(said);
  const toasts = liveToasts((id) => tell({ say: 'shown', id }));

  const take = (said: Said): void => {
    if (said.say === 'message') hear(said.message);
    else if (said.say === 'beat') reached(said.id);
    else if (said.say === 'shown') toasts.seen(said.id);
    else if (said.say === 'connected') {
      isConnected = said.is;
      showState(said.is);
    } else if (said.say === 'refused') {
      stop();
      showState(true);
    } else if (leading) tell({ say: 'connected', is: isConnected });
  };
  const reached = (id: number): void => {
    heardAt = Date.now();
    last = id;
    if (leading) place.write(id);
  };
  const say = (id: number, { event, payload }: News): void => {
    if (event === 'toast') toasts.take(id, payload);
    dispatchEvent(new CustomEvent(`live:${event}`, { detail: payload }));
  };
  const hear = (message: LiveMessage): void => {
    const { id, event, payload } = message;
    if (last !== undefined && id <= last && event !== 'missed') return;
    reached(id);
    say(id, message);
    if (event === 'missed') for (const now of (payload ?? []) as News[]) say(id, now);
  };
  const tellAll = (said: Said): void => {
    tell(said);
    take(said);
  };
  const lead = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      leading = true;
      const source = openSource({
        user,
        after: () => last,
        message: (message) => tellAll({ say: 'message', message }),
        beat: (id) => tellAll({ say: 'beat', id }),
        connected: (is) => tellAll({ say: 'connected', is }),
        refused: () => tellAll({ say: 'refused' }),
      });
      signal.addEventListener('abort', () => {
        leading = false;
        source.close();
        resolve();
      });
    });

  const start = (): void => {
    last = place.read();
    heardAt = Date.now();
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => take(data);
    tell({ say: 'hello' });
    tabs = oneTab(name, lead);
  };
  const stop = (): void => {
    if (leading && last !== undefined) place.write(last);
    tabs?.leave();
    channel?.close();
    tabs = undefined;
    channel = undefined;
  };
  const wake = (): void => {
    if (document.hidden || leading || Date.now() - heardAt < asleepMs) return;
    heardAt = Date.now();
    tabs?.takeOver();
  };

  followNews();
  setInterval(wake, asleepMs / 4);
  document.addEventListener('visibilitychange', wake);
  addEventListener('pagehide', stop);
  addEventListener('pageshow', ({ persisted }) => persisted && start());
  start();
};
