import { type ProblemEvent, problemEvents } from '#domain/moderation/problem.events.ts';
import { projection, table } from '../projection.ts';

type Reported = Extract<ProblemEvent, { type: 'ProblemReported' }>['data'];

export type ProblemRow = {
  id: string;
  company: number;
  kind: Reported['kind'];
  about: string | null;
  message: string | null;
  reporter: string | null;
  reported: string;
  status: 'open' | 'corrected' | 'unfounded';
  /** Who decided last, and when. */
  by: string | null;
  decided: string | null;
};

const tables = {
  problem: table<ProblemRow>({
    columns: {
      id: 'text not null',
      company: 'integer not null',
      kind: 'text not null',
      about: 'text',
      message: 'text',
      reporter: 'text',
      reported: 'text not null',
      status: 'text not null',
      by: 'text',
      decided: 'text',
    },
    key: ['id'],
    indexes: ['(status, reported)', '(company)'],
  }),
};

/** What visitors say is wrong with companies, for staff to settle. */
export const problemQueue = projection(problemEvents)({
  name: 'problem_queue',
  version: 1,
  tables,
  on: {
    ProblemReported: ({ problem }, { data, at }) =>
      problem.insert({
        id: data.problemId,
        company: data.companyId,
        kind: data.kind,
        about: data.about,
        message: data.message,
        reporter: data.reporterId,
        reported: at,
        status: 'open',
        by: null,
        decided: null,
      }),
    ProblemSettled: ({ problem }, { data: { problemId, outcome: status, by }, at: decided }) =>
      problem.change(problemId, (row) => ({ ...row, status, by, decided })),
    ProblemReopened: ({ problem }, { data: { problemId, by }, at: decided }) =>
      problem.change(problemId, (row) => ({ ...row, status: 'open', by, decided })),
  },
});
