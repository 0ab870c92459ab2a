import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { companyRoles } from '../actor.ts';
import { type EventOf, event, personal, type Upcaster } from '../event.ts';
import { storedDocument } from '../stored-document.ts';
import { line, prose, reasonLine } from '../text.ts';
import { emailAddress } from './account.events.ts';
import { managementProofs } from './management-proofs.ts';

const companyId = z.int().positive();
const invitationId = z.uuid();
const documentId = z.uuid();

export const statementText = prose(2000);
export const contestText = reasonLine(1000);
export const documentTitle = line(120);

/** Version 1 knew no code to a mobile. */
const noPhone: Upcaster = (data: object): object => data;

/** Who asks to manage a company's page and why, who objects, and who is invited. */
export const managementEvents = {
  /** Follows `ManagementAsked`; without it, somebody asked without any proof. */
  ManagementClaimed: event(
    z.object({
      companyId,
      accountId,
      proof: z.enum(managementProofs),
      statement: personal(statementText, 'accountId'),
      /** Until when the present managers may object; null where there are none. */
      contestUntil: z.iso.datetime().nullable(),
    }),
    noPhone,
  ),
  /** A paper that shows that the page is theirs, such as an extract of a register, for the team alone. */
  ManagementDocumentAdded: event(
    z.object({
      companyId,
      accountId,
      documentId,
      said: personal(z.object({ title: documentTitle, file: storedDocument }), 'accountId'),
    }),
  ),
  /** Whoever sent it takes it back. */
  ManagementDocumentRemoved: event(z.object({ companyId, accountId, documentId })),
  /** All of a person, some time after the request was answered. */
  ManagementDocumentsDeleted: event(z.object({ companyId, accountId })),
  /** A manager objects: the team decides. */
  ManagementContested: event(z.object({ companyId, accountId, by: accountId, words: contestText })),
  /** The person who asked no longer wants it. */
  ManagementWithdrawn: event(z.object({ companyId, accountId })),
  /** The address is encrypted with a key of the invitation's own, which is deleted when the invitation ends. */
  ManagerInvited: event(
    z.object({
      companyId,
      invitationId,
      email: personal(emailAddress, 'invitationId'),
      role: z.enum(companyRoles),
      until: z.iso.datetime(),
    }),
  ),
  /** Somebody took the invitation back, or its time ended. */
  InvitationTakenBack: event(z.object({ companyId, invitationId })),
  InvitationAccepted: event(z.object({ companyId, invitationId, accountId })),
};

export type ManagementEvent = EventOf<typeof managementEvents>;
