import { z } from 'zod';
import { emailAddress } from '#domain/account/account.events.ts';
import { mayRunManagers } from '#domain/account/account.permissions.ts';
import { refuse } from '#domain/account/account.rejections.ts';
import { invitationDays, openInvitations } from '#domain/account/invitations.ts';
import { managementEvents } from '#domain/account/management.events.ts';
import { type Invitation, managers, managersStream } from '#domain/account/managers.ts';
import { companyRoles, isOneself } from '#domain/actor.ts';
import { inBoth } from '#domain/language.ts';
import type { Access } from '#infra/access/access.ts';
import type { Secret } from '#infra/access/secret.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { invitationPath } from '#web/addresses/paths.ts';
import { type Command, command } from '../command.ts';
import { minutes } from './accounts.ts';
import { emailClaim, holderOf } from './identity.ts';
import { askManagers, companyNow, mailing } from './of-managers.ts';

const link = z.object({ company: z.int().positive(), invitation: z.uuid() });
type Link = z.infer<typeof link>;

const tokenOf = ({ seal }: Secret, invited: Link): string => seal(invited).toString('base64url');

/** What the link of an invitation names; null for a token that is none of ours. */
const linkOf = ({ open }: Secret, token: string): Link | null => {
  try {
    return link.safeParse(open(Buffer.from(token, 'base64url'))).data ?? null;
  } catch {
    return null;
  }
};

type Invited = {
  readonly companyId: number;
  /** Null once it was accepted or taken back, or its time is over. */
  readonly open: Pick<Invitation, 'role' | 'until'> | null;
  readonly acceptedBy: string | null;
};

export type FindInvitation = (token: string, now: Date) => Promise<Invited | null>;

/** The invitation of a mailed link; null for a link that is none of ours. */
export const invitationOf =
  (context: Log & { readonly access: Pick<Access, 'secret'> }): FindInvitation =>
  async (token, now) => {
    const named = linkOf(context.access.secret, token);
    if (!named) return null;
    const { state } = await stateOf(context, managers, managersStream(named.company));
    const [, found] = openInvitations(state, now).find(([id]) => id === named.invitation) ?? [];
    return {
      companyId: named.company,
      open: found ? { role: found.role, until: found.until } : null,
      acceptedBy: state.invitations[named.invitation]?.acceptedBy ?? null,
    };
  };

/** Invites somebody by e-mail; an earlier invitation to the same address ends. */
export const inviteManager = command({
  context: 'account',
  name: 'invite-manager',
  schema: z.object({ companyId: z.int().positive(), email: emailAddress, role: z.enum(companyRoles) }),
  allowed: isOneself,
  allowedFor: mayRunManagers,
  limit: mailing,
  async handle(context, { companyId, email, role }, envelope) {
    const { access, queueMail } = context.accounts;
    const { commandId: invitationId, now, locale = 'fr' } = envelope;
    const { sections } = await companyNow(context, companyId);
    const { state } = await stateOf(context, managers, managersStream(companyId));
    const holder = await holderOf(context, emailClaim(access.secret, email));
    if (holder && state.managers[holder]) throw refuse('manages-already', {}, '/email');
    const data = { companyId, invitationId, email, role };
    const answer = await askManagers(context, { type: 'InviteManager', data }, envelope);
    const token = tokenOf(access.secret, { company: companyId, invitation: invitationId });
    await queueMail({
      key: `invitation/${invitationId}`,
      template: 'managerInvited',
      person: invitationId,
      to: { email, name: null, language: locale },
      values: {
        company: sections.CompanyRenamed.name,
        role,
        url: inBoth((lang) => invitationPath(lang, token)),
        days: invitationDays,
      },
      expiresAt: minutes(now, invitationDays * 24 * 60),
    });
    return answer;
  },
});

/** Takes an invitation back; the address that it went to can no longer be read. */
export const takeBackInvitation = command({
  context: 'account',
  name: 'take-back-invitation',
  schema: managementEvents.InvitationTakenBack.schema,
  allowed: isOneself,
  allowedFor: mayRunManagers,
  async handle(context, data, envelope) {
    await companyNow(context, data.companyId);
    const answer = await askManagers(context, { type: 'TakeBackInvitation', data }, envelope);
    await personKeys(context.pool).forget(data.invitationId);
    return answer;
  },
});

/** Makes whoever has the link, and an account, a manager. */
export const acceptInvitation = command({
  context: 'account',
  name: 'accept-invitation',
  schema: z.object({ token: z.string().max(1000) }),
  allowed: isOneself,
  async handle(context, { token }, envelope) {
    const named = linkOf(context.accounts.access.secret, token);
    if (!named) throw refuse('invitation-over');
    const { company: companyId, invitation: invitationId } = named;
    const data = { companyId, invitationId, accountId: envelope.actor.id };
    const answer = await askManagers(context, { type: 'AcceptInvitation', data }, envelope);
    await personKeys(context.pool).forget(invitationId);
    return answer;
  },
});

/** The commands of invitations to manage a page. */
export const invitationCommands: readonly Command[] = [inviteManager, takeBackInvitation, acceptInvitation];
