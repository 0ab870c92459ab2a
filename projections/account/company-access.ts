import { managerEvents } from '#domain/account/account.events.ts';
import { type ManagementProof, managementEvents } from '#domain/account/management.events.ts';
import type { CompanyRole } from '#domain/actor.ts';
import { projection, table } from '../projection.ts';

/** The objection of a manager to a request. */
type Contest = { readonly by: string; readonly words: string; readonly at: string };

export type RequestRow = {
  company: number;
  account: string;
  /** ISO 8601. */
  since: string;
  proof: ManagementProof | 'none';
  /** What the person wrote to the team; null once it is decided. */
  statement: string | null;
  /** Until when the managers may object; ISO 8601, in UTC. */
  contestUntil: string | null;
  contest: Contest | null;
  /** Null while it is open. */
  outcome: 'named' | 'declined' | null;
  reason: string | null;
};

export type InvitationRow = {
  id: string;
  company: number;
  /** Null once it can no longer be read. */
  email: string | null;
  role: CompanyRole;
  since: string;
  until: string;
};

const tables = {
  request: table<RequestRow>({
    columns: {
      company: 'integer not null',
      account: 'text not null',
      since: 'text not null',
      proof: 'text not null',
      statement: 'text',
      contestUntil: 'text',
      contest: 'jsonb',
      outcome: 'text',
      reason: 'text',
    },
    key: ['company', 'account'],
    indexes: ['(since) where outcome is null'],
  }),
  invitation: table<InvitationRow>({
    columns: {
      id: 'text not null',
      company: 'integer not null',
      email: 'text',
      role: 'text not null',
      since: 'text not null',
      until: 'text not null',
    },
    key: ['id'],
    indexes: ['(company)', '(until)'],
  }),
};

/** Who asks to manage a company's page, with what proof and what objection, and who is invited. */
export const companyAccess = projection({ ...managerEvents, ...managementEvents })({
  name: 'company_access',
  version: 1,
  tables,
  on: {
    ManagementAsked: ({ request }, { data: { companyId, accountId }, at }) =>
      request.insert({
        company: companyId,
        account: accountId,
        since: at,
        proof: 'none',
        statement: null,
        contestUntil: null,
        contest: null,
        outcome: null,
        reason: null,
      }),
    ManagementClaimed: ({ request }, { data: { companyId, accountId, proof, statement, contestUntil } }) =>
      request.change([companyId, accountId], (row) => ({
        ...row,
        proof,
        statement: statement ?? row.statement,
        contestUntil,
      })),
    ManagementContested: ({ request }, { data: { companyId, accountId, by, words }, at }) =>
      request.change([companyId, accountId], (row) => ({ ...row, contest: { by, words, at } })),
    ManagementWithdrawn: ({ request }, { data: { companyId, accountId } }) => request.remove([companyId, accountId]),
    ManagementDeclined: ({ request }, { data: { companyId, accountId, reason } }) =>
      request.change([companyId, accountId], (row) => ({ ...row, statement: null, outcome: 'declined', reason })),
    ManagerNamed: ({ request }, { data: { companyId, accountId } }) =>
      request.change([companyId, accountId], (row) => ({ ...row, statement: null, outcome: 'named' })),
    ManagerRemoved: ({ request }, { data: { companyId, accountId } }) => request.remove([companyId, accountId]),
    ManagerInvited: ({ invitation }, { data: { companyId, invitationId, email, role, until }, at }) =>
      invitation.insert({ id: invitationId, company: companyId, email, role, since: at, until }),
    InvitationTakenBack: ({ invitation }, { data }) => invitation.remove(data.invitationId),
    InvitationAccepted: ({ invitation }, { data }) => invitation.remove(data.invitationId),
  },
});
