import { problemEvents } from '#domain/moderation/problem.events.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { type Intent, reactor } from '../reactor.ts';

/** Decisions on many at once can be undone for this long before anybody is written to. */
const undoS = 120;

type Report = { readonly reportId: string; readonly reporterId: string; readonly batchId: string | null };

const handled = (id: string, template: string, { reportId, reporterId, batchId }: Report): Intent => ({
  key: `${id}/reporter`,
  kind: 'mail',
  template,
  to: { account: reporterId },
  about: { reportId, eventId: id },
  delayS: batchId === null ? 0 : undoS,
});

/** Whoever reported something hears what came of it. */
export const reportHandledMailed = reactor({ ...reportEvents, ...problemEvents })({
  name: 'report-handled-mailed',
  on: {
    ReportUpheld: ({ id, data }) => [handled(id, 'reportUpheld', data)],
    ReportDismissed: ({ id, data }) => [handled(id, 'reportDismissed', data)],
    ProblemSettled: ({ id, data: { problemId, companyId, outcome, batchId } }) => [
      {
        key: `${id}/reporter`,
        kind: 'mail',
        template: outcome === 'corrected' ? 'problemCorrected' : 'problemUnfounded',
        to: { problem: problemId, on: companyId },
        about: { problemId, companyId, eventId: id },
        delayS: batchId === null ? 0 : undoS,
      },
    ],
  },
});
