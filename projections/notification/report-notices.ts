import type { problemEvents } from '#domain/moderation/problem.events.ts';
import type { reportEvents } from '#domain/moderation/report.events.ts';
import type { Handlers, Happened } from '../projection.ts';
import { problemAudience, seqOf, type Tables, type tables, tell } from './notification-tables.ts';

type Handled = {
  readonly reporterId: string;
  readonly reportId: string;
  readonly target: { readonly kind: string; readonly id: string };
};

const handled = (rows: Tables, happened: Happened<Handled>, kind: 'upheld' | 'dismissed'): void => {
  const { reporterId, reportId, target } = happened.data;
  tell(rows, happened, {
    audience: reporterId,
    id: `report:${reportId}`,
    topic: 'report_handled',
    subject: `report:${reportId}`,
    about: { kind, target },
  });
};

/** What those who reported something are told. */
export const ofReports: Handlers<typeof reportEvents & typeof problemEvents, typeof tables> = {
  ReportUpheld: (rows, happened) => handled(rows, happened, 'upheld'),
  ReportDismissed: (rows, happened) => handled(rows, happened, 'dismissed'),
  ReportReopened: ({ notification }, { data: { reporterId, reportId } }) =>
    notification.remove([reporterId, `report:${reportId}`]),

  ProblemReported: ({ listener }, { data: { problemId, reporterId }, position }) => {
    if (reporterId)
      listener.insert({ account: reporterId, audience: problemAudience(problemId), since: seqOf(position) });
  },
  ProblemSettled: (rows, happened) => {
    const { problemId, companyId, outcome } = happened.data;
    tell(rows, happened, {
      audience: problemAudience(problemId),
      id: 'settled',
      topic: 'report_handled',
      subject: problemAudience(problemId),
      about: { kind: outcome, companyId },
    });
  },
  ProblemReopened: ({ notification }, { data: { problemId } }) =>
    notification.remove([problemAudience(problemId), 'settled']),
};
