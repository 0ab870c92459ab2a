import icon from './icon-192.png?no-inline';
import type { LastingEvent, WorkerScope } from './worker-scope.ts';

/** What the server sends (`infra/push/push.ts`); a message with the same tag takes the place of the one before. */
type Message = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  /** The path of the page that it leads to. */
  readonly url: string;
};

export type PushEvent = LastingEvent & { readonly data: { json(): unknown } | null };
export type NotificationEvent = LastingEvent & {
  readonly notification: { readonly data: unknown; close(): void };
};

/** Shows what was pushed. Browsers expect something to be seen each time, also while a page is open. */
export const showPush = async ({ registration }: WorkerScope, { data }: PushEvent): Promise<void> => {
  if (!data) return;
  const { title, body, lang, tag, url } = data.json() as Message;
  await registration.showNotification(title, { body, lang, tag, icon, data: url });
};

/** Brings the page to the front that the notification leads to, or opens it: what is open stays as it is. */
export const openPush = async (worker: WorkerScope, { notification }: NotificationEvent): Promise<void> => {
  notification.close();
  const { href } = new URL(String(notification.data), worker.location.origin);
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === href);
  await (open ? open.focus() : worker.clients.openWindow(href));
};
