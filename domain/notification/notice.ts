import type { CompanyRole } from '../actor.ts';
import type { EventDefinitions, EventOf } from '../event.ts';
import type { NoticeKindName } from './notice-kinds.ts';

/** Who gets a notice. The e-mail addresses of people are looked up only when a mail is sent. */
export type Audience =
  | { readonly account: string }
  /** The company's managers, or only those with `role`; without any, mail about a review goes to its page's address. */
  | { readonly company: number; readonly role?: CompanyRole }
  /** The person who reported the problem with the company `on`. */
  | { readonly problem: string; readonly on: number };

/** The data of a notice. It has ids only: names are looked up when the notice is shown. */
export type NoticeAbout = {
  readonly companyId?: number;
  readonly reviewId?: string;
  readonly reason?: string;
  readonly score?: number | null;
  readonly target?: { readonly kind: string; readonly id: string };
  /** The number of a contract, and the account that has a place in it. */
  readonly contract?: string;
  readonly holder?: string;
};

/** The mail of a notice. */
type NoticeMail = {
  /** Part of the key `<event id>/<as>`, under which a mail is sent once. Keys are stored: it never changes. */
  readonly as: string;
  /** Ids that the letter needs; the id of the event is added. */
  readonly about: Readonly<Record<string, string | number>>;
  /** How long the mail waits, in seconds, so that an undo within that time can stop it. */
  readonly delayS?: number;
  /** The name of the mail where it is not the one of the kind. */
  readonly template?: string;
};

export type Notice = {
  readonly to: Audience;
  /** A later notice to the same audience with the same id replaces this one. */
  readonly id: string;
  readonly kind: NoticeKindName;
  /** Reading one notice marks all of its subject as read. */
  readonly subject: string;
  readonly about: NoticeAbout;
  readonly mail: NoticeMail;
};

/** The notices that one event sends, and the earlier ones that it withdraws. */
export type Notices = {
  readonly tell?: readonly Notice[];
  readonly withdraw?: readonly Pick<Notice, 'to' | 'id'>[];
};

/** The event that a notice is made from: its data, and the account that gave the command. */
type Noticed<Data> = { readonly data: Data; readonly actor: string };

/** The notices of one context, by type of event. */
export type NoticeTable = Readonly<Record<string, (event: Noticed<never>) => Notices>>;

/** Declares the notices of the events of `definitions`, for the list, the toasts and the mails alike. */
export const noticesOf =
  <D extends EventDefinitions>(_definitions: D) =>
  (
    table: {
      readonly [E in EventOf<D>['type']]?: (
        event: Noticed<Extract<EventOf<D>, { readonly type: E }>['data']>,
      ) => Notices;
    },
  ): NoticeTable =>
    table as NoticeTable;

/**
 * In seconds: notices of a kind with `isGathered` that follow each other within this time are one toast, one mail and
 * one push message. The mail waits as long for those that follow.
 */
export const gatherS = 120;

/** In seconds: how long mails wait after a decision that can be undone. */
export const undoS = 120;
