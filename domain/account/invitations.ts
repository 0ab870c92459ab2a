import type { CompanyRole } from '../actor.ts';
import { dayMs } from '../calendar.ts';
import type { DataOf } from '../decider.ts';
import { refuse } from './account.rejections.ts';
import type { ManagementEvent } from './management.events.ts';
import type { Invitation, ManagersDecider, ManagersFact, ManagersState } from './managers.ts';

export type InvitationCommand =
  | {
      readonly type: 'InviteManager';
      readonly data: Omit<DataOf<ManagementEvent, 'ManagerInvited'>, 'until' | 'email'> & { readonly email: string };
    }
  | { readonly type: 'TakeBackInvitation'; readonly data: DataOf<ManagementEvent, 'InvitationTakenBack'> }
  | { readonly type: 'AcceptInvitation'; readonly data: DataOf<ManagementEvent, 'InvitationAccepted'> };

/** In days: how long an invitation can be accepted. */
export const invitationDays = 14;

const maxOpen = 20;

/** The invitations that somebody can still accept. */
export const openInvitations = ({ invitations: all }: ManagersState, now: Date): readonly [string, Invitation][] =>
  Object.entries(all).filter(([, { acceptedBy, until }]) => acceptedBy === null && Date.parse(until) > now.getTime());

const rank: Readonly<Record<CompanyRole, number>> = { editor: 1, admin: 2 };

/** People who are invited by e-mail to manage a page. */
export const invitations: ManagersDecider<InvitationCommand> = {
  InviteManager: (data, state, { now }) => {
    const { companyId, invitationId, email } = data;
    if (state.invitations[invitationId]) return [];
    const open = openInvitations(state, now);
    const earlier = open.filter(([, one]) => one.email === email);
    if (open.length - earlier.length >= maxOpen) throw refuse('too-many-invitations', { max: maxOpen });
    const until = new Date(now.getTime() + invitationDays * dayMs).toISOString();
    return [
      ...earlier.map(([id]): ManagersFact => ({ type: 'InvitationTakenBack', data: { companyId, invitationId: id } })),
      { type: 'ManagerInvited', data: { ...data, until } },
    ];
  },
  TakeBackInvitation: (data, state) =>
    state.invitations[data.invitationId]?.acceptedBy === null ? [{ type: 'InvitationTakenBack', data }] : [],
  AcceptInvitation: (data, state, { now }) => {
    const { companyId, invitationId, accountId } = data;
    const invitation = state.invitations[invitationId];
    if (invitation?.acceptedBy === accountId) return [];
    if (!invitation || !openInvitations(state, now).some(([id]) => id === invitationId))
      throw refuse('invitation-over');
    const { role } = invitation;
    const current = state.managers[accountId];
    return [
      { type: 'InvitationAccepted', data },
      ...(current && rank[current] >= rank[role]
        ? []
        : [{ type: 'ManagerNamed', data: { companyId, accountId, role } } as const]),
    ];
  },
};
