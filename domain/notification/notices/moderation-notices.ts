import { problemEvents } from '../../moderation/problem.events.ts';
import { reportEvents } from '../../moderation/report.events.ts';
import { type Audience, type Notice, noticesOf, undoS } from '../notice.ts';

type Reported = { readonly reportId: string; readonly reporterId: string };

const reporter = ({ reporterId }: Reported): Audience => ({ account: reporterId });
const reportKey = ({ reportId }: Reported): string => `report:${reportId}`;

type Decided = Reported & {
  readonly target: { readonly kind: string; readonly id: string };
  readonly batchId: string | null;
};

const decided = (kind: 'upheld' | 'dismissed', data: Decided): Notice => ({
  to: reporter(data),
  id: reportKey(data),
  kind,
  subject: reportKey(data),
  about: { target: data.target },
  mail: { as: 'reporter', about: { reportId: data.reportId }, delayS: data.batchId === null ? 0 : undoS },
});

type Problem = { readonly problemId: string; readonly companyId: number };

const settled = ({ problemId, companyId }: Problem): Pick<Notice, 'to' | 'id'> => ({
  to: { problem: problemId, on: companyId },
  id: 'settled',
});

const problemKey = ({ problemId }: Problem): string => `problem:${problemId}`;

const reported = (data: Problem): Pick<Notice, 'to' | 'id'> => ({
  to: { company: data.companyId },
  id: problemKey(data),
});

/**
 * The person who reported something gets a notice of the outcome. A company's managers hear what visitors find wrong on
 * their page for as long as nobody has settled it.
 */
export const moderationNotices = noticesOf({ ...reportEvents, ...problemEvents })({
  ProblemReported: ({ data }) => {
    const { problemId, companyId } = data;
    const mail = { as: 'company', about: { problemId, companyId } };
    return {
      tell: [{ ...reported(data), kind: 'problem_reported', subject: problemKey(data), about: { companyId }, mail }],
    };
  },
  ReportUpheld: ({ data }) => ({ tell: [decided('upheld', data)] }),
  ReportDismissed: ({ data }) => ({ tell: [decided('dismissed', data)] }),
  ReportReopened: ({ data }) => ({ withdraw: [{ to: reporter(data), id: reportKey(data) }] }),
  ProblemSettled: ({ data }) => {
    const { problemId, companyId, outcome, batchId } = data;
    return {
      withdraw: [reported(data)],
      tell: [
        {
          ...settled(data),
          kind: outcome,
          subject: problemKey(data),
          about: { companyId },
          mail: { as: 'reporter', about: { problemId, companyId }, delayS: batchId === null ? 0 : undoS },
        },
      ],
    };
  },
  ProblemReopened: ({ data }) => ({ withdraw: [settled(data)] }),
});
