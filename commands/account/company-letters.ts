import type { ManagerEvent } from '#domain/account/account.events.ts';
import { managers, managersStream } from '#domain/account/managers.ts';
import { stateAfter } from '#domain/decider.ts';
import type { ProblemEvent } from '#domain/moderation/problem.events.ts';
import { problems, problemsStream } from '#domain/moderation/problems.ts';
import type { ReportEvent } from '#domain/moderation/report.events.ts';
import { report, reportStream } from '#domain/moderation/report.ts';
import type { Letters } from '#infra/mail/perform-mail.ts';
import { infoPath, ownCompaniesPath } from '#web/addresses/paths.ts';
import { letterOf, type Reading } from '../notification/event-letters.ts';

/** Mails about who runs a page. A request that was answered meanwhile is not told. */
export const accessLetters = (reading: Reading): Letters => {
  const told = (of: Parameters<typeof letterOf<ManagerEvent>>[2]) =>
    letterOf<ManagerEvent>(reading, ({ companyId }) => managersStream(Number(companyId)), of);
  return {
    managementAsked: told(({ event, events, lang }) =>
      stateAfter(managers, events, managers.initial).asking.includes(event.data.accountId)
        ? { url: infoPath(lang, 'contact') }
        : null,
    ),
    managerNamed: told(({ event, events, lang }) =>
      stateAfter(managers, events, managers.initial).managers[event.data.accountId]
        ? { url: ownCompaniesPath(lang) }
        : null,
    ),
    managementDeclined: told(({ event, lang }) =>
      event.type === 'ManagementDeclined' ? { reason: event.data.reason ?? 'none', url: ownCompaniesPath(lang) } : null,
    ),
  };
};

/** Mails about what came of a report. One that was opened again meanwhile is not told. */
export const reportLetters = (reading: Reading): Letters => {
  const decided = (status: 'upheld' | 'dismissed') =>
    letterOf<ReportEvent>(
      reading,
      ({ reportId }) => reportStream(String(reportId)),
      ({ events }) => (stateAfter(report, events, report.initial).status === status ? {} : null),
    );
  const settled = letterOf<ProblemEvent>(
    reading,
    ({ companyId }) => problemsStream(Number(companyId)),
    ({ event, events }) =>
      event.type === 'ProblemSettled' &&
      stateAfter(problems, events, problems.initial).get(event.data.problemId)?.status === event.data.outcome
        ? {}
        : null,
  );
  return {
    reportUpheld: decided('upheld'),
    reportDismissed: decided('dismissed'),
    problemCorrected: settled,
    problemUnfounded: settled,
  };
};
