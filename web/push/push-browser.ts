import type { PushState } from './push.machine.ts';
import { dropPush, keepPush, pushKeyHere, pushSent } from './push-kept.ts';

/** Whose browser this is, and the key of the server to subscribe with. */
export type PushOwner = { readonly user: string; readonly pushKey: string };

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

const send = async (what: 'save' | 'delete', subscription: PushSubscription): Promise<void> => {
  const answer = await fetch(`/push-notification/${what}-subscription`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription: JSON.stringify(subscription), userAgent: navigator.userAgent }),
  });
  const { success } = (await answer.json()) as { readonly success?: boolean };
  if (!success) throw new Error(`The push subscription was not taken: ${answer.status}`);
};

/** `anew`: under another endpoint, so that nothing for another person or from another server arrives here. */
const subscribe = async ({ user, pushKey }: PushOwner, anew: boolean): Promise<void> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  if (anew) await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  await send('save', subscription);
  keepPush(pushKey, user);
};

/** Whether this browser gets push messages of this server. */
export const pushState = async ({ pushKey }: Pick<PushOwner, 'pushKey'>): Promise<PushState> => {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return pushKeyHere() === pushKey && (await subscriptionHere()) ? 'on' : 'off';
};

/** Asks for the permission, which the browser shows, and subscribes. Throws when the network or the push service fails. */
export const turnPushOn = async (owner: PushOwner): Promise<PushState> => {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(owner, true);
  return pushState(owner);
};

export const turnPushOff = async (owner: PushOwner): Promise<PushState> => {
  const subscription = await subscriptionHere();
  if (subscription) {
    await send('delete', subscription);
    await subscription.unsubscribe();
  }
  dropPush();
  return pushState(owner);
};

/** Sends the subscription of this browser again, for whoever is signed in; nothing happens without permission. */
export const refreshPush = async (user: string): Promise<void> => {
  const pushKey = pushKeyHere();
  if (!pushKey || !isSupported() || Notification.permission !== 'granted') return;
  const { user: before } = pushSent();
  await subscribe({ user, pushKey }, before !== '' && before !== user);
};
