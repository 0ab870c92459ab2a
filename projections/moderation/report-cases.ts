import type { problemEvents } from '#domain/moderation/problem.events.ts';
import type { reportEvents } from '#domain/moderation/report.events.ts';
import type { Handlers } from '../projection.ts';
import { become, blank, change, count, keep, tell } from './moderation-rows.ts';
import type { tables } from './moderation-tables.ts';

/** The handlers for reports and problems, and for the decisions on them. */
export const ofReports: Handlers<typeof reportEvents & typeof problemEvents, typeof tables> = {
  ReportFiled: (rows, { data, ...when }) => {
    const { reportId: id, reporterId: author, target, type, message } = data;
    const company = target.kind === 'company' ? Number(target.id) || null : null;
    const about = { targetKind: target.kind, target: target.id, company };
    rows.case.insert({ ...blank, ...about, id, kind: 'report', state: 'open', since: when.at, type, author });
    keep(rows, author, `${id}/message`, message);
    tell(rows, id, 'filed', when, { by: author, detail: type });
  },
  ReportUpheld: (rows, { data, ...when }) => {
    change(rows, data.reportId, become('upheld'));
    tell(rows, data.reportId, 'upheld', when, data);
    count(rows, data.batchId, 'done');
  },
  ReportDismissed: (rows, { data, ...when }) => {
    change(rows, data.reportId, become('dismissed'));
    tell(rows, data.reportId, 'dismissed', when, data);
    count(rows, data.batchId, 'done');
  },
  ReportReopened: (rows, { data, ...when }) => {
    change(rows, data.reportId, become('open'));
    tell(rows, data.reportId, 'reopened', when, data);
    count(rows, data.batchId, 'undone');
  },

  ProblemReported: (rows, { data, ...when }) => {
    const { problemId: id, companyId: company, kind: type, about, message, proposed, reporterId: author } = data;
    const named = { id, company, targetKind: 'company', target: String(company), type, author } as const;
    rows.case.insert({
      ...blank,
      ...named,
      kind: 'problem',
      state: 'open',
      since: when.at,
      told: { about, message, proposed },
    });
    tell(rows, id, 'filed', when, { by: author ?? 'visitor', detail: type });
  },
  ProblemPictured: () => {}, // the pictures themselves stand in `request_files`
  ProblemSettled: (rows, { data, ...when }) => {
    change(rows, data.problemId, become(data.outcome));
    tell(rows, data.problemId, data.outcome, when, data);
    count(rows, data.batchId, 'done');
  },
  ProblemReopened: (rows, { data, ...when }) => {
    change(rows, data.problemId, become('open'));
    tell(rows, data.problemId, 'reopened', when, data);
    count(rows, data.batchId, 'undone');
  },
};
