import { hourMs } from '#domain/calendar.ts';

/** The key that this browser subscribed with: there while push messages are on in it, whoever signs in. */
const keyName = 'sokoni.push';

/** For whom the subscription was last sent, and when. `client/forget-typed.ts` removes it when they log out. */
const sentName = 'sokoni.pushSent';

/** A subscription is sent again when it was sent longer ago. */
const freshForMs = hourMs;

type Sent = { readonly user: string; readonly at: number };

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

export const pushKeyHere = (): string | null => read(keyName);

export const pushSent = (): Sent => {
  const [user = '', at] = (read(sentName) ?? '').split(' ');
  return { user, at: Number(at ?? 0) };
};

export const keepPush = (key: string, user: string): void => {
  localStorage.setItem(keyName, key);
  localStorage.setItem(sentName, `${user} ${Date.now()}`);
};

export const dropPush = (): void => {
  localStorage.removeItem(keyName);
  localStorage.removeItem(sentName);
};

/** Whether push messages are on here, and the server has to hear of it again: an hour later, or of somebody else. */
export const isPushStale = (user: string): boolean => {
  const sent = pushSent();
  return pushKeyHere() !== null && (sent.user !== user || Date.now() - sent.at > freshForMs);
};
