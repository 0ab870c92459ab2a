import { managerEvents } from '#domain/account/account.events.ts';
import { managementEvents } from '#domain/account/management.events.ts';
import type { ManagementProof } from '#domain/account/management-proofs.ts';
import type { CompanyRole } from '#domain/actor.ts';
import { projection, table } from '../projection.ts';

/** The objection of a manager to a request. */
type Contest = { readonly by: string; readonly words: string; readonly at: string };

/** A paper that somebody sent with a request; `file` names it among the documents. */
export type ClaimDocumentRow = {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly bytes: number;
  readonly pages: number;
};

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
  /** When it was decided; ISO 8601. */
  decidedAt: string | null;
  documents: readonly ClaimDocumentRow[];
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
      decidedAt: 'text',
      documents: 'jsonb not null',
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
  version: 2,
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
        decidedAt: null,
        documents: [],
      }),
    ManagementClaimed: ({ request }, { data: { companyId, accountId, proof, statement, contestUntil } }) =>
      request.change([companyId, accountId], (row) => ({
        ...row,
        proof,
        statement: statement ?? row.statement,
        contestUntil,
      })),
    ManagementDocumentAdded: ({ request }, { data: { companyId, accountId, documentId, said } }) =>
      request.change([companyId, accountId], (row) => {
        if (!said) return row;
        const { title, file } = said;
        const added = { id: documentId, title, file: file.id, bytes: file.bytes, pages: file.pages };
        return { ...row, documents: [...row.documents, added] };
      }),
    ManagementDocumentRemoved: ({ request }, { data: { companyId, accountId, documentId } }) =>
      request.change([companyId, accountId], (row) => ({
        ...row,
        documents: row.documents.filter(({ id }) => id !== documentId),
      })),
    ManagementDocumentsDeleted: ({ request }, { data: { companyId, accountId } }) =>
      request.change([companyId, accountId], (row) => ({ ...row, documents: [] })),
    ManagementContested: ({ request }, { data: { companyId, accountId, by, words }, at }) =>
      request.change([companyId, accountId], (row) => ({ ...row, contest: { by, words, at } })),
    ManagementWithdrawn: ({ request }, { data: { companyId, accountId } }) => request.remove([companyId, accountId]),
    ManagementDeclined: ({ request }, { data: { companyId, accountId, reason }, at }) =>
      request.change([companyId, accountId], (row) => ({
        ...row,
        statement: null,
        outcome: 'declined',
        reason,
        decidedAt: at,
      })),
    ManagerNamed: ({ request }, { data: { companyId, accountId }, at }) =>
      request.change([companyId, accountId], (row) => ({
        ...row,
        statement: null,
        outcome: 'named',
        decidedAt: row.decidedAt ?? at,
      })),
    ManagerRemoved: ({ request }, { data: { companyId, accountId } }) => request.remove([companyId, accountId]),
    ManagerInvited: ({ invitation }, { data: { companyId, invitationId, email, role, until }, at }) =>
      invitation.insert({ id: invitationId, company: companyId, email, role, since: at, until }),
    InvitationTakenBack: ({ invitation }, { data }) => invitation.remove(data.invitationId),
    InvitationAccepted: ({ invitation }, { data }) => invitation.remove(data.invitationId),
  },
});
