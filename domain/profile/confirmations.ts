import type { Actor } from '../actor.ts';
import { dayMs } from '../calendar.ts';
import type { ConfirmationEvent } from './confirmation.events.ts';
import { mostAskedADay } from './profile.choices.ts';
import type { Experience } from './profile.events.ts';
import { refuse } from './profile.rejections.ts';
import type { Listed } from './profile-lists.ts';

type Standing = { readonly companyId: number; readonly status: 'asked' | 'confirmed' | 'refused' };

/** The confirmation of each experience by its id, and the times of the person's latest requests, newest last. */
export type Confirmations = {
  readonly of: Readonly<Record<string, Standing>>;
  readonly asked: readonly string[];
};

type Of = { readonly accountId: string; readonly itemId: string };
type OfCompany = Of & { readonly companyId: number };

export type ConfirmationCommand =
  /** `confirmers` are the accounts that can confirm for the company at that moment. */
  | { readonly type: 'AskConfirmation'; readonly data: OfCompany & { readonly confirmers: readonly string[] } }
  | { readonly type: 'WithdrawConfirmation'; readonly data: Of }
  /** `version` is the version of the experience that the person who decides has read. */
  | { readonly type: 'ConfirmExperience'; readonly data: OfCompany & { readonly version: number } }
  | { readonly type: 'RefuseConfirmation'; readonly data: OfCompany & { readonly version: number } }
  | { readonly type: 'UndoConfirmationDecision'; readonly data: OfCompany };

type State = {
  readonly lists: { readonly experience: Readonly<Record<string, Listed<'experience'>>> };
  readonly confirmations: Confirmations;
};
type Context = { readonly now: Date; readonly actor: Actor };
type Decide = {
  readonly [C in ConfirmationCommand as C['type']]: (
    data: C['data'],
    state: State,
    context: Context,
  ) => readonly ConfirmationEvent[];
};

export const noConfirmations: Confirmations = { of: {}, asked: [] };

type WithConfirmations = { readonly confirmations: Confirmations };

const within =
  <Data>(fold: (confirmations: Confirmations, data: Data) => Confirmations) =>
  <S extends WithConfirmations>(state: S, data: Data): S => ({
    ...state,
    confirmations: fold(state.confirmations, data),
  });

const become =
  (status: Standing['status']) =>
  (before: Confirmations, { itemId, companyId }: OfCompany): Confirmations => ({
    ...before,
    of: { ...before.of, [itemId]: { companyId, status } },
  });

const becomeAsked = become('asked');

export const confirmationFolds = {
  ConfirmationAsked: within((before, data: OfCompany & { readonly askedAt: string }) => ({
    ...becomeAsked(before, data),
    asked: [...before.asked, data.askedAt].slice(-mostAskedADay),
  })),
  ConfirmationEnded: within((before, { itemId }: Of) => {
    const { [itemId]: _ended, ...others } = before.of;
    return { ...before, of: others };
  }),
  ExperienceConfirmed: within(become('confirmed')),
  ConfirmationRefused: within(become('refused')),
  ConfirmationDecisionUndone: within(becomeAsked),
};

/** The parts of an experience that a company confirms, as text to compare; the description is not one of them. */
const confirmed = (experience: Experience | null): string =>
  JSON.stringify([experience?.name, experience?.startDate, experience?.endDate, experience?.company?.id ?? null]);

/**
 * The event that ends the confirmation of an experience when a confirmed part of it changes, or when it is removed
 * (`now` is null); empty otherwise.
 */
export const endedWith = (
  { accountId, itemId }: Of,
  { lists, confirmations }: State,
  now: Experience | null,
): readonly ConfirmationEvent[] => {
  const standing = confirmations.of[itemId];
  if (!standing || (now && confirmed(lists.experience[itemId]?.said ?? null) === confirmed(now))) return [];
  const { companyId } = standing;
  return [{ type: 'ConfirmationEnded', data: { accountId, itemId, companyId, because: now ? 'changed' : 'removed' } }];
};

/** The status of a request to the company. Throws a `Rejection` for the actor's own, and when there is none. */
const before = ({ accountId, itemId, companyId }: OfCompany, { confirmations }: State, { actor }: Context) => {
  if (actor.id === accountId) throw refuse('own-experience');
  const standing = confirmations.of[itemId];
  if (standing?.companyId !== companyId) throw refuse('confirmation-gone');
  return standing.status;
};

const answer =
  (status: 'confirmed' | 'refused', type: 'ExperienceConfirmed' | 'ConfirmationRefused') =>
  (
    { version, ...data }: OfCompany & { readonly version: number },
    state: State,
    context: Context,
  ): readonly ConfirmationEvent[] => {
    const standing = before(data, state, context);
    if (standing === status) return [];
    if (standing !== 'asked') throw refuse('confirmation-decided');
    if (state.lists.experience[data.itemId]?.version !== version) throw refuse('experience-changed');
    return [{ type, data }];
  };

export const confirmationDecisions: Decide = {
  AskConfirmation: ({ confirmers, ...data }, { lists, confirmations }, { now }) => {
    const experience = lists.experience[data.itemId];
    if (!experience) throw refuse('item-unknown');
    if (experience.said?.company?.id !== data.companyId) throw refuse('experience-changed');
    const standing = confirmations.of[data.itemId];
    if (standing?.status === 'refused') throw refuse('confirmation-refused');
    if (standing) return [];
    if (confirmers.every((id) => id === data.accountId)) throw refuse('nobody-confirms');
    const lately = new Date(now.getTime() - dayMs).toISOString();
    if (confirmations.asked.filter((at) => at > lately).length >= mostAskedADay)
      throw refuse('asked-enough', { most: mostAskedADay });
    return [{ type: 'ConfirmationAsked', data: { ...data, askedAt: now.toISOString() } }];
  },
  WithdrawConfirmation: (data, { confirmations }) => {
    const standing = confirmations.of[data.itemId];
    if (!standing || standing.status === 'refused') return [];
    const { companyId } = standing;
    return [{ type: 'ConfirmationEnded', data: { ...data, companyId, because: 'withdrawn' } }];
  },
  ConfirmExperience: answer('confirmed', 'ExperienceConfirmed'),
  RefuseConfirmation: answer('refused', 'ConfirmationRefused'),
  UndoConfirmationDecision: (data, state, context) => {
    const standing = before(data, state, context);
    return standing === 'asked' ? [] : [{ type: 'ConfirmationDecisionUndone', data: { ...data, undone: standing } }];
  },
};
