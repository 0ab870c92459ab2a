import { stateAfter } from '#domain/decider.ts';
import type { ProblemEvent } from '#domain/moderation/problem.events.ts';
import { problems, problemsStream } from '#domain/moderation/problems.ts';
import type { ReportEvent } from '#domain/moderation/report.events.ts';
import { report, reportStream } from '#domain/moderation/report.ts';
import type { Reading } from '#infra/event-store/stream-state.ts';
import { editCompanyPath } from '#web/addresses/paths.ts';
import { letterOf } from '../notification/event-letters.ts';

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
    ({ event, events }) => {
      if (event.type !== 'ProblemSettled') return null;
      const problem = stateAfter(problems, events, problems.initial).get(event.data.problemId);
      if (problem?.status !== event.data.outcome) return null;
      return { page: problem.proposed || problem.kind === 'closed' ? 'changed' : 'noted' };
    },
  );
  const waiting = letterOf<ProblemEvent>(
    reading,
    ({ companyId }) => problemsStream(Number(companyId)),
    ({ event, events, company, lang }) => {
      if (event.type !== 'ProblemReported' || !company) return null;
      const { problemId, kind, proposed } = event.data;
      if (stateAfter(problems, events, problems.initial).get(problemId)?.status !== 'open') return null;
      return { kind, proposed: proposed ? 'yes' : 'no', url: editCompanyPath(lang, company) };
    },
  );
  return {
    problemReported: waiting,
    reportUpheld: decided('upheld'),
    reportDismissed: decided('dismissed'),
    problemCorrected: settled,
    problemUnfounded: settled,
  };
};
