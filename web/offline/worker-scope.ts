// the parts of a service worker's world that are used here: TypeScript's types of it exclude those of the page

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
};

export type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: {
      readonly includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string; postMessage(message: unknown): void }[]>;
  };
  readonly registration: { readonly navigationPreload?: { disable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void): void;
};
