import type { Language } from '#domain/language.ts';
import type { PushSubscription } from '#domain/notification/notification.events.ts';

/** What the service worker shows; `url` is a path of this site. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly lang: Language;
};

type Push = {
  /** A message that is sent again under the same key takes the place of the one before, at the service and on the device. */
  readonly key: string;
  readonly to: PushSubscription;
  readonly message: PushMessage;
  /** How long the push service keeps it for a device that is off, in seconds. */
  readonly ttlS: number;
  /** Whether it wakes a device that saves its battery. */
  readonly urgent: boolean;
};

/** Sends a push message. Throws `Unsubscribed` or `Unpushable` when a retry is useless. */
export type SendPush = (push: Push) => Promise<void>;

/** The push service no longer knows the browser. */
export class Unsubscribed extends Error {
  override readonly name = 'Unsubscribed';
}

/** The push service refuses the message for good. */
export class Unpushable extends Error {
  override readonly name = 'Unpushable';
}
