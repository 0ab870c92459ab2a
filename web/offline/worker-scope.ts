// the parts of a service worker's world that are used here: TypeScript's types of it exclude those of the page

import type { NotificationEvent, PushEvent } from './push-shown.ts';

export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
export type PageEvent = LastingEvent & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: PageEvent;
  message: LastingEvent & { readonly data: unknown };
  sync: LastingEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
};

export type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: {
      readonly type?: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string; postMessage(message: unknown): void; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { disable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void): void;
};
