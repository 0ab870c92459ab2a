import { expect, test, vi } from 'vitest';
import { openPush, showPush } from '#web/offline/push-shown.ts';
import type { WorkerScope } from '#web/offline/worker-scope.ts';

const worker = (...open: string[]) => {
  const windows = open.map((path) => ({
    url: `https://sokoni.example${path}`,
    postMessage() {},
    focus: vi.fn(async () => {}),
  }));
  const openWindow = vi.fn(async () => {});
  const showNotification = vi.fn(async () => {});
  const scope = {
    location: { origin: 'https://sokoni.example' },
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
  } as unknown as WorkerScope;
  return { scope, windows, openWindow, showNotification };
};
const event = Object.assign(new Event('push'), { waitUntil() {} });
const pressed = () => Object.assign(event, { notification: { data: '/en/notifications', close: vi.fn() } });

test('a message is shown with its text, language and tag; one without a text is not', async () => {
  const { scope, showNotification } = worker();
  const message = { title: 'Sokoni', body: 'Bonjour', lang: 'fr', tag: 't', url: '/notifications' };
  await showPush(scope, Object.assign(event, { data: { json: () => message } }));
  await showPush(scope, Object.assign(event, { data: null }));
  expect(showNotification.mock.calls).toEqual([
    [
      'Sokoni',
      { body: 'Bonjour', lang: 'fr', tag: 't', icon: expect.stringContaining('icon-192'), data: '/notifications' },
    ],
  ]);
});

test('what is pressed comes to the front where it is open; else it is opened, and no other page is left for it', async () => {
  const there = worker('/en', '/en/notifications');
  const notice = pressed();
  await openPush(there.scope, notice);
  expect(notice.notification.close).toHaveBeenCalledOnce();
  expect(there.windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(there.openWindow).not.toHaveBeenCalled();
  const elsewhere = worker('/en/company/1-x/edit');
  await openPush(elsewhere.scope, pressed());
  expect(elsewhere.windows[0]?.focus).not.toHaveBeenCalled();
  expect(elsewhere.openWindow).toHaveBeenCalledWith('https://sokoni.example/en/notifications');
});
