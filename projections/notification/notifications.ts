import { accountEvents, managerEvents } from '#domain/account/account.events.ts';
import { managementEvents } from '#domain/account/management.events.ts';
import { alertEvents } from '#domain/alert/alert.events.ts';
import { approvalEvents } from '#domain/company/approval.events.ts';
import { categoryChangeEvents } from '#domain/company/category-change.events.ts';
import { companyEvents } from '#domain/company/company.events.ts';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { jobApplicationEvents } from '#domain/company/job-application.events.ts';
import { numberProblemEvents } from '#domain/company/number-problem.events.ts';
import { sameCompanyEvents } from '#domain/company/same-company.events.ts';
import { contractEvents } from '#domain/contract/contract.events.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { addressEvents, notificationEvents } from '#domain/notification/notification.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { confirmationEvents } from '#domain/profile/confirmation.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import { projection } from '../projection.ts';
import { noticeRows } from './notice-rows.ts';
import {
  adminsAudience,
  companyAudience,
  everything,
  problemAudience,
  type SettingsRow,
  seqOf,
  tables,
} from './notification-tables.ts';

/** People's notifications, which of them they have read, and their notification settings. */
export const notifications = projection({
  ...reviewEvents,
  ...reportEvents,
  ...problemEvents,
  ...managerEvents,
  ...managementEvents,
  ...erasureEvents,
  ...accountEvents,
  ...notificationEvents,
  ...addressEvents,
  ...alertEvents,
  ...companyEvents,
  ...approvalEvents,
  ...categoryChangeEvents,
  ...numberProblemEvents,
  ...sameCompanyEvents,
  ...companyMediaEvents,
  ...confirmationEvents,
  ...jobApplicationEvents,
  ContractCreated: contractEvents.ContractCreated,
  ContractCommercialChanged: contractEvents.ContractCommercialChanged,
  ContractProductionChanged: contractEvents.ContractProductionChanged,
  ContractProductionLeadChanged: contractEvents.ContractProductionLeadChanged,
  ContractRenewalAsked: contractEvents.ContractRenewalAsked,
  ContractRenewalDeclined: contractEvents.ContractRenewalDeclined,
  ContractRenewalWithdrawn: contractEvents.ContractRenewalWithdrawn,
  ContractRenewed: contractEvents.ContractRenewed,
})({
  name: 'notifications',
  version: 15,
  tables,
  on: {
    ...noticeRows,

    ManagerNamed: (rows, happened) => {
      const { accountId, companyId, role } = happened.data;
      const since = seqOf(happened.position);
      const listen = (audience: string): void =>
        rows.listener.upsert([accountId, audience], { account: accountId, audience, since }, (row) => row);
      listen(companyAudience(companyId));
      if (role === 'admin') listen(adminsAudience(companyId));
      else rows.listener.remove([accountId, adminsAudience(companyId)]);
      noticeRows.ManagerNamed?.(rows, happened as never);
    },
    ManagerRemoved: (rows, happened) => {
      const { listener } = rows;
      const { accountId, companyId } = happened.data;
      noticeRows.ManagerRemoved?.(rows, happened as never);
      listener.remove([accountId, companyAudience(companyId)]);
      listener.remove([accountId, adminsAudience(companyId)]);
    },
    ProblemReported: (rows, happened) => {
      const { problemId, reporterId } = happened.data;
      const since = seqOf(happened.position);
      if (reporterId) rows.listener.insert({ account: reporterId, audience: problemAudience(problemId), since });
      noticeRows.ProblemReported?.(rows, happened as never);
    },

    AddressRefusedMail: ({ refusal }, { data: { accountId }, at }) => refusal.insert({ account: accountId, at }),
    AddressTrustedAgain: ({ refusal }, { data: { accountId } }) => refusal.remove(accountId),
    EmailChanged: ({ refusal }, { data: { accountId } }) => refusal.remove(accountId),

    PersonForgotten: ({ settings, read, refusal }, { data: { accountId } }) => {
      refusal.remove(accountId);
      settings.remove(accountId);
      read.remove([accountId, everything]);
    },

    NotificationsRead: ({ read }, { data: { accountId, subjects, until } }) => {
      for (const subject of subjects ?? [everything])
        read.upsert([accountId, subject], { account: accountId, subject, until }, (row) =>
          row.until < until ? { ...row, until } : row,
        );
    },
    NotificationSettingsChosen: ({ settings }, { data: { accountId, choices, digest } }) => {
      const chosen = Object.fromEntries(choices.map(({ topic, ...choice }) => [topic, choice]));
      settings.upsert([accountId], { account: accountId, choices: null, ...digest }, (row) => ({
        ...row,
        ...digest,
        choices: { ...row.choices, ...chosen } as SettingsRow['choices'],
      }));
    },
  },
});
