import type { DataOf, Decider } from '../decider.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { NumberProblemEvent } from './number-problem.events.ts';
import { phoneTypes } from './phone-types.ts';

type Noted = DataOf<NumberProblemEvent, 'NumberProblemNoted'>;

type NumberProblemCommand =
  | { readonly type: 'NoteNumberProblem'; readonly data: Noted }
  | { readonly type: 'ResolveNumberProblem'; readonly data: Pick<Noted, 'companyId' | 'number'> };

type Facts = NumberProblemEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' | 'CompanyCoordinatesListed' }>;

type NumberProblemsState = {
  readonly registered: boolean;
  /** The phone numbers on the page. */
  readonly numbers: readonly string[];
  /** What is wrong, by number. */
  readonly problems: ReadonlyMap<string, Pick<Noted, 'code' | 'note'>>;
};

/** The numbers of a company that do not work. It reads the company's own stream. */
export const numberProblems: Decider<NumberProblemCommand, Facts, NumberProblemsState> = {
  initial: { registered: false, numbers: [], problems: new Map() },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    CompanyCoordinatesListed: (state, { coordinates }) => {
      const numbers = coordinates.filter(({ type }) => phoneTypes.includes(type)).map(({ value }) => value);
      const problems = new Map([...state.problems].filter(([number]) => numbers.includes(number)));
      return { ...state, numbers, problems };
    },
    NumberProblemNoted: (state, { number, code, note }) => ({
      ...state,
      problems: new Map(state.problems).set(number, { code, note }),
    }),
    NumberProblemResolved: (state, { number }) => ({
      ...state,
      problems: new Map([...state.problems].filter(([one]) => one !== number)),
    }),
  },

  decide: {
    NoteNumberProblem: (data, { registered, numbers, problems }) => {
      if (!registered) throw refuse('unknown');
      if (!numbers.includes(data.number)) throw refuse('number-unknown');
      const before = problems.get(data.number);
      if (before?.code === data.code && before.note === data.note) return [];
      return [{ type: 'NumberProblemNoted', data }];
    },
    ResolveNumberProblem: (data, { registered, problems }) => {
      if (!registered) throw refuse('unknown');
      return problems.has(data.number) ? [{ type: 'NumberProblemResolved', data }] : [];
    },
  },
};
