import type { CompanyRole } from '../actor.ts';
import type { EventDefinitions, EventOf } from '../event.ts';
import type { NoticeKindName } from './notice-kinds.ts';

/** Who is told. The addresses of people are looked up when something is sent, not before. */
export type Audience =
  | { readonly account: string }
  /** Whoever runs the company's page, or only those with `role`; where nobody does, mails go to the address it shows. */
  | { readonly company: number; readonly role?: CompanyRole }
  /** Who reported the problem, on the page of the company `on`. */
  | { readonly problem: string; readonly on: number };

/** What a notice tells beside its kind. Ids only: names are looked up by whoever shows it. */
export type NoticeAbout = {
  readonly companyId?: number;
  readonly reviewId?: string;
  readonly reason?: string;
  readonly score?: number | null;
  readonly target?: { readonly kind: string; readonly id: string };
};

/** The mail of a notice. */
export type NoticeMail = {
  /** Makes the key under which it is sent once: `<event id>/<as>`. Keys are stored: it never changes. */
  readonly as: string;
  /** Ids that the letter needs; the id of the event is added. */
  readonly about: Readonly<Record<string, string | number>>;
  /** How long it waits, in seconds, so that an undo within that time is in time. */
  readonly delayS?: number;
  /** The name of the mail where it is not the one of the kind. */
  readonly template?: string;
};

export type Notice = {
  readonly to: Audience;
  /** A notice to the same audience under the same id takes its place. */
  readonly id: string;
  readonly kind: NoticeKindName;
  /** Reading one notice marks all of its subject as read. */
  readonly subject: string;
  readonly about: NoticeAbout;
  readonly mail: NoticeMail;
};

/** What one event has people told, and which earlier notices no longer hold. */
export type Notices = {
  readonly tell?: readonly Notice[];
  readonly withdraw?: readonly Pick<Notice, 'to' | 'id'>[];
};

/** The event that people are told of: its data, and the account whose command it came from. */
export type Noticed<Data> = { readonly data: Data; readonly actor: string };

/** The notices of one context, by type of event. */
export type NoticeTable = Readonly<Record<string, (event: Noticed<never>) => Notices>>;

/** Declares who is told of the events of `definitions`: in the list, by a toast and by mail, all from this one table. */
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

/** Decisions on many things at once can be undone for this long before anybody is written to. */
export const undoS = 120;
