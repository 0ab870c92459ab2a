import type { ContractParty } from '#domain/contract/contract-reminders.ts';
import type { EventDefinitions, EventOf } from '#domain/event.ts';
import type { Audience, NoticeAbout } from '#domain/notification/notice.ts';
import type { NoticeKindName } from '#domain/notification/notice-kinds.ts';

/** The ids that a mail is about, never names or texts of people. */
export type About = Readonly<Record<string, string | number>>;

/** A mail to be sent. */
export type Mail = {
  readonly kind: 'mail';
  readonly template: string;
  readonly to: Audience | ContractParty;
  readonly about: About;
  /** Whose key goes with the mail: forgetting that person, or that contract, forgets the mail. */
  readonly person?: string;
};

/** A text message to be sent to those who have a verified mobile. */
type Text = {
  readonly kind: 'sms';
  readonly template: string;
  readonly to: Audience;
  readonly about: About;
};

/** What a notice shows, by ids. */
export type Shown = Pick<NoticeAbout, 'companyId' | 'reviewId' | 'contract' | 'holder'> & {
  readonly kind: NoticeKindName;
  /** How many notices it stands for; one where it is missing. */
  readonly count?: number;
};

/** A push message to be sent to every browser that gets them. `template`: the mail of the same notice. */
type PushToSend = {
  readonly kind: 'push';
  readonly template: string;
  readonly to: Audience;
  readonly about: About;
  readonly shown: Shown;
};

/** Shows or hides an account's reviews, or one of them, according to the account's level. */
export type Following = { readonly kind: 'follow-level'; readonly account: string; readonly review?: string };

/** Companies became public in this minute, e.g. `2026-12-31T08:15`; alerts may match them. */
type Arrived = { readonly kind: 'answer-alerts'; readonly minute: string };

/** Runs or undoes a batch decision of the account `by`. */
export type BatchToRun = { readonly kind: 'run-batch'; readonly batch: string; readonly by: string };

/** Deletes the files of a photo that was removed from the page of `company`. */
export type PhotoToForget = { readonly kind: 'forget-photo'; readonly image: string; readonly company: number };

/** Takes a photo away from the page `from`, after `by` moved it to the page `to`. */
export type PhotoMoveToFinish = {
  readonly kind: 'finish-photo-move';
  readonly image: string;
  readonly from: number;
  readonly to: number;
  readonly by: string;
};

/** Counts the reviews of `company` on the page that its own leads to; `stays` is the page that it led to until now. */
export type JoinedToCount = { readonly kind: 'count-joined'; readonly company: number; readonly stays?: number };

/** Destroys the key of a deleted contract. */
export type ContractToForget = { readonly kind: 'forget-contract'; readonly contract: string };

/** Finishes the change of numbers `plan`, or its undo. */
export type NumbersToChange = { readonly kind: 'change-numbers'; readonly plan: string };

/** Work to do, once per key. Intents are stored, so they contain ids and no personal data. */
export type Intent = (
  | Mail
  | Text
  | PushToSend
  | Following
  | Arrived
  | BatchToRun
  | PhotoToForget
  | PhotoMoveToFinish
  | JoinedToCount
  | NumbersToChange
  | ContractToForget
) & {
  readonly key: string;
  /** The delay in seconds before it is performed; an undo is possible within that time. */
  readonly delayS?: number;
};

/** The input of a reactor: the event's data, id, time and actor. */
export type Occurred<Data> = {
  readonly data: Data;
  /** The event's id, from which the keys of intents are made. */
  readonly id: string;
  readonly at: string;
  /** Who did it. */
  readonly actor: string;
};

/** Returns the intents that follow from events. Pure: the same event gives the same intents. */
export type Reactor = {
  readonly name: string;
  readonly on: Readonly<Record<string, (occurred: Occurred<never>) => readonly Intent[]>>;
};

type Reactions<D extends EventDefinitions> = {
  readonly [E in EventOf<D>['type']]?: (
    occurred: Occurred<Extract<EventOf<D>, { readonly type: E }>['data']>,
  ) => readonly Intent[];
};

/** Declares a reactor over the events of `definitions`. Do not change its name: its checkpoint is stored under it. */
export const reactor =
  <D extends EventDefinitions>(_definitions: D) =>
  (definition: { readonly name: string; readonly on: Reactions<D> }): Reactor =>
    definition as Reactor;
