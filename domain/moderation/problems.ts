import type { DataOf, Decider } from '../decider.ts';
import { same } from '../same.ts';
import type { ProblemEvent } from './problem.events.ts';
import { refuse } from './problem.rejections.ts';
import type { ProblemKind, ProblemOutcome } from './problem-kinds.ts';

type Reported = DataOf<ProblemEvent, 'ProblemReported'>;
type Pictures = DataOf<ProblemEvent, 'ProblemPictured'>['pictures'];
type Named = Pick<DataOf<ProblemEvent, 'ProblemReopened'>, 'problemId' | 'companyId' | 'batchId'>;

type ProblemCommand =
  | { readonly type: 'ReportProblem'; readonly data: Reported & { readonly pictures: Pictures } }
  | { readonly type: 'SettleProblem'; readonly data: Named & { readonly outcome: ProblemOutcome } }
  | { readonly type: 'ReopenProblem'; readonly data: Named };

export type Problem = Pick<Reported, 'kind' | 'about' | 'message' | 'proposed'> & {
  readonly status: 'open' | ProblemOutcome;
};

/** The problems of one company, by their ids. */
type ProblemsState = ReadonlyMap<string, Problem>;

export const problemsStream = (companyId: number): string => `problems-${companyId}`;

/** Kinds that need a message, or what the problem is about. */
const needWords: readonly ProblemKind[] = ['other', 'wrong_number'];

const become = (state: ProblemsState, problemId: string, status: Problem['status']): ProblemsState => {
  const problem = state.get(problemId);
  return problem ? new Map(state).set(problemId, { ...problem, status }) : state;
};

const open = (state: ProblemsState): readonly Problem[] =>
  [...state.values()].filter(({ status }) => status === 'open');

/**
 * The problems reported with one company. The same report again changes nothing while the first one is open, unless
 * pictures come with it, which say more than the same words.
 */
export const problems: Decider<ProblemCommand, ProblemEvent, ProblemsState> = {
  initial: new Map(),

  evolve: {
    ProblemPictured: (state) => state,
    ProblemReported: (state, { problemId, kind, about, message, proposed }) =>
      new Map(state).set(problemId, { kind, about, message, proposed, status: 'open' }),
    ProblemSettled: (state, { problemId, outcome }) => become(state, problemId, outcome),
    ProblemReopened: (state, { problemId }) => become(state, problemId, 'open'),
  },

  decide: {
    ReportProblem: ({ pictures, ...data }, state) => {
      const { problemId, companyId, kind, about, message, proposed } = data;
      if (needWords.includes(kind) && !about && !message && !proposed)
        throw refuse('problem-says-nothing', {}, '/message');
      if (state.has(problemId)) return [];
      const said = { kind, about, message, proposed };
      if (pictures.length === 0 && open(state).some(({ status: _, ...one }) => same(one, said))) return [];
      const reported = { type: 'ProblemReported', data } as const;
      if (pictures.length === 0) return [reported];
      return [reported, { type: 'ProblemPictured', data: { problemId, companyId, pictures } }];
    },
    SettleProblem: (data, state, { actor }) => {
      const problem = state.get(data.problemId);
      if (!problem) throw refuse('problem-unknown');
      return problem.status === data.outcome ? [] : [{ type: 'ProblemSettled', data: { ...data, by: actor.id } }];
    },
    ReopenProblem: (data, state, { actor }) => {
      const problem = state.get(data.problemId);
      if (!problem) throw refuse('problem-unknown');
      return problem.status === 'open' ? [] : [{ type: 'ProblemReopened', data: { ...data, by: actor.id } }];
    },
  },
};
