import type { AccountEvent, ManagerEvent } from '#domain/account/account.events.ts';
import type { ManagementEvent } from '#domain/account/management.events.ts';
import { managementProofs } from '#domain/account/management-proofs.ts';
import { companyRoles, levels, roles } from '#domain/actor.ts';
import type { AuditEvent } from '#domain/audit/audit.events.ts';
import type { Told } from './engine.ts';

/** The people of a history: ids that are the same for the same number. */
export const person = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Something that happens to one of a few accounts. */
export const accountHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const accountId = person(below(12));
  const companyId = 1 + below(20);
  const event = one<AccountEvent | ManagerEvent | ManagementEvent | AuditEvent>([
    {
      type: 'AccountOpened',
      data: {
        accountId,
        email: `someone-${below(99)}@example.org`,
        firstname: one(['Awa', 'Kwame', 'Zoé']),
        lastname: one(["N'Guessan", 'Otieno']),
        language: one(['fr', 'en']),
        registeredBy: one(['site', 'admin']),
        demo: below(2) === 0,
      },
    },
    { type: 'AccountConfirmed', data: { accountId } },
    { type: 'EmailChanged', data: { accountId, email: `other-${below(99)}@example.org` } },
    { type: 'MobileVerified', data: { accountId, mobile: `+2547123456${10 + below(90)}` } },
    { type: 'MobileRemoved', data: { accountId } },
    { type: 'AccountLanguageChosen', data: { accountId, language: one(['fr', 'en']) } },
    { type: 'SecondFactorAdded', data: { accountId } },
    { type: 'SecondFactorRemoved', data: { accountId, reason: null } },
    { type: 'SocialAccountLinked', data: { accountId, provider: 'facebook' } },
    { type: 'RoleGiven', data: { accountId, role: one(roles) } },
    { type: 'LevelGiven', data: { accountId, level: one(levels), reason: null } },
    { type: 'AccountBlocked', data: { accountId, reason: null } },
    { type: 'AccountUnblocked', data: { accountId } },
    { type: 'ManagerNamed', data: { accountId, companyId, role: one(companyRoles) } },
    { type: 'ManagerRemoved', data: { accountId, companyId } },
    { type: 'ManagementAsked', data: { accountId, companyId } },
    {
      type: 'ManagementClaimed',
      data: {
        companyId,
        accountId,
        proof: one(managementProofs),
        statement: one([null, 'The shop is mine']),
        contestUntil: one([null, '2026-12-31T08:00:00.000Z']),
      },
    },
    {
      type: 'ManagementDocumentAdded',
      data: {
        companyId,
        accountId,
        documentId: person(300 + below(9)),
        said: one([null, { title: 'Register.pdf', file: { id: 'd'.repeat(22), bytes: 4096, pages: 1 + below(3) } }]),
      },
    },
    { type: 'ManagementDocumentRemoved', data: { companyId, accountId, documentId: person(300 + below(9)) } },
    { type: 'ManagementDocumentsDeleted', data: { companyId, accountId } },
    { type: 'ManagementContested', data: { companyId, accountId, by: person(below(12)), words: 'Not theirs' } },
    { type: 'ManagementWithdrawn', data: { companyId, accountId } },
    {
      type: 'ManagerInvited',
      data: {
        companyId,
        invitationId: person(200 + below(9)),
        email: `invited-${below(9)}@example.org`,
        role: one(companyRoles),
        until: '2026-12-31T08:00:00.000Z',
      },
    },
    { type: 'InvitationTakenBack', data: { companyId, invitationId: person(200 + below(9)) } },
    { type: 'InvitationAccepted', data: { companyId, invitationId: person(200 + below(9)), accountId } },
    {
      type: 'ContactsHandedOver',
      data: {
        exportId: person(100 + below(9)),
        kind: one(['email', 'phone']),
        reason: `Letter ${below(9)}`,
        accounts: [accountId, person(12 + below(4))],
      },
    },
    { type: 'ManagementDeclined', data: { accountId, companyId, reason: null } },
  ]);
  return { stream: `account-${accountId}`, ...event };
};
