import type { AccountEvent, ClaimEvent } from '#domain/account/account.events.ts';
import type { AuditEvent } from '#domain/audit/audit.events.ts';
import type { NumbersChangeEvent } from '#domain/company/numbers-change.events.ts';
import type { CompanyMailEvent } from '#domain/notification/notification.events.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** What no screen but the history of everything shows: what staff look at, and how people sign in. */
export const auditHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const accountId = person(below(12));
  const by = person(400 + below(3));
  const id = person(500 + below(6));
  const filter = { stream: one([undefined, 'company-3']), type: one([undefined, 'CompanyRenamed']) };
  const claimed = { claim: `email-${below(9)}`, accountId };
  const event = one<AuditEvent | AccountEvent | ClaimEvent | CompanyMailEvent | NumbersChangeEvent>([
    { type: 'AuditRead', data: { readingId: id, filter, personal: below(2) === 0 } },
    { type: 'AuditExported', data: { exportId: id, filter, count: below(99), reason: `Check ${below(9)}` } },
    {
      type: 'SalesExported',
      data: { exportId: id, by: 'month', filter: { kind: 'signed', period: '12' }, count: below(99), reason: 'Plan' },
    },
    {
      type: 'ClientEmailsExported',
      data: { exportId: id, numbers: [`CI-2026-000${1 + below(9)}`], reason: 'Letter' },
    },
    { type: 'ContractsExported', data: { exportId: id, numbers: [`CI-2026-000${1 + below(9)}`], reason: 'Plan' } },
    {
      type: 'ContractLogExported',
      data: { exportId: id, number: `CI-2026-000${1 + below(9)}`, form: 'pdf', filter: {}, reason: 'Letter' },
    },
    { type: 'ContactsExported', data: { exportId: id, kind: 'email', filter: {}, count: below(99), reason: 'Letter' } },
    { type: 'IdentityClaimed', data: claimed },
    { type: 'IdentityReleased', data: claimed },
    { type: 'ImpersonationBegun', data: { accountId, by, reason: 'Asked', until: '2026-12-31T08:00:00.000Z' } },
    { type: 'ImpersonationEnded', data: { accountId, by } },
    { type: 'PasswordChanged', data: { accountId, how: 'reset' } },
    { type: 'RecoveryCodeUsed', data: { accountId } },
    { type: 'RecoveryCodesRenewed', data: { accountId } },
    { type: 'NumbersChangeAsked', data: { plan: 'ci-2021', way: one(['convert', 'undo']) } },
    { type: 'NumbersChangeAdvanced', data: { plan: 'ci-2021', done: below(9), of: 9 } },
    { type: 'NumbersChangeFinished', data: { plan: 'ci-2021', left: below(3) } },
    { type: 'CompanyMailStopped', data: { companyId: 1 + below(20) } },
  ]);
  return { stream: `audit-${id}`, ...event };
};
