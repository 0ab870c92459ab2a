import { stateAfter } from '#domain/decider.ts';
import type { ProblemEvent } from '#domain/moderation/problem.events.ts';
import { problems, problemsStream } from '#domain/moderation/problems.ts';
import type { ReportEvent } from '#domain/moderation/report.events.ts';
import { report, reportStream } from '#domain/moderation/report.ts';
import { letterOf, type Reading } from '../notification/event-letters.ts';

/** Mails about the outcome of a report. No mail is sent when the report was opened again in the meantime. */
export const reportLetters = (reading: Reading) => {
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
