import { expect, test } from 'vitest';
import { problemCommands } from '#commands/moderation/problems.ts';
import { operator, visitor } from '#domain/actor.ts';
import { problems } from '#domain/moderation/problems.ts';
import { context } from '#tests/company/companies.ts';
import { given } from '#tests/given.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const data = {
  problemId: idOf(0),
  companyId: 1,
  kind: 'wrong_number' as const,
  about: '+225 28 99 00 00 00',
  message: null,
  proposed: null,
  reporterId: null,
};
const reported = { type: 'ProblemReported', data } as const;

test('what is said twice while it is open is one report', () => {
  given(problems)
    .when({ type: 'ReportProblem', data: { ...data, pictures: [] } }, context)
    .then(reported);
  given(problems, reported)
    .when({ type: 'ReportProblem', data: { pictures: [], ...data, problemId: idOf(1) } }, context)
    .thenNothing();
  const other = { ...data, problemId: idOf(1), kind: 'closed' as const };
  given(problems, reported)
    .when({ type: 'ReportProblem', data: { ...other, pictures: [] } }, context)
    .then({ ...reported, data: other });
});

test('pictures are told beside the report; the same words with pictures are one more report', () => {
  const pictures = [{ id: 'p'.repeat(22), bytes: 4096 }];
  const again = { ...data, problemId: idOf(1) };
  const pictured = { type: 'ProblemPictured', data: { problemId: idOf(1), companyId: 1, pictures } } as const;
  given(problems, reported)
    .when({ type: 'ReportProblem', data: { ...again, pictures } }, context)
    .then({ ...reported, data: again }, pictured);
  given(problems, { ...reported, data: again }, pictured)
    .when({ type: 'ReportProblem', data: { ...again, pictures } }, context)
    .thenNothing();
});

test('a wrong number has to be told; closed says enough', () => {
  given(problems)
    .when({ type: 'ReportProblem', data: { pictures: [], ...data, about: null } }, context)
    .rejects('moderation.problem-says-nothing');
  const closed = { ...data, kind: 'closed' as const, about: null };
  given(problems)
    .when({ type: 'ReportProblem', data: { ...closed, pictures: [] } }, context)
    .then({ ...reported, data: closed });
});

test('however much is said of a company, one more is taken', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    type: 'ProblemReported',
    data: { ...data, problemId: idOf(index + 10), about: `${index}` },
  }));
  given(problems, ...many)
    .when({ type: 'ReportProblem', data: { ...data, pictures: [] } }, context)
    .then(reported);
});

test('a report is settled, and that is taken back', () => {
  const named = { problemId: data.problemId, companyId: 1, batchId: null };
  const settled = { type: 'ProblemSettled', data: { ...named, outcome: 'corrected', by: 'operator' } } as const;
  given(problems, reported)
    .when({ type: 'SettleProblem', data: { ...named, outcome: 'corrected' } }, context)
    .then(settled);
  given(problems, reported, settled)
    .when({ type: 'SettleProblem', data: { ...named, outcome: 'corrected' } }, context)
    .thenNothing();
  given(problems, reported, settled)
    .when({ type: 'ReopenProblem', data: named }, context)
    .then({ type: 'ProblemReopened', data: { ...named, by: 'operator' } });
  given(problems).when({ type: 'ReopenProblem', data: named }, context).rejects('moderation.problem-unknown');
});

test('anyone reports, moderators decide', () => {
  for (const { name, allowed } of problemCommands) {
    expect(allowed(visitor), name).toBe(name === 'report-problem');
    expect(allowed({ id: 'm', role: 'member', level: 'blacklisted' }), name).toBe(false);
    expect(allowed(operator), name).toBe(true);
  }
});

test('what is proposed exactly is told without more words', () => {
  const exact = { ...data, about: null, proposed: { field: 'number', before: '27 20 30 40 50', after: null } as const };
  given(problems)
    .when({ type: 'ReportProblem', data: { ...exact, pictures: [] } }, context)
    .then({ ...reported, data: exact });
});
