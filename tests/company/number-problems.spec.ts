import { expect, test } from 'vitest';
import { numberProblems } from '#domain/company/number-problems.ts';
import type { Message } from '#domain/decider.ts';
import { companyNotices } from '#domain/notification/notices/company-notices.ts';
import { numberProblems as projection } from '#projections/company/number-problems.ts';
import type { Projection } from '#projections/projection.ts';
import { expectRebuildEqualsLive, given } from '#tests/given.ts';
import { context, pharmacy } from './companies.ts';

const { approved: _, online: __, ...facts } = pharmacy;
const registered: Message = { type: 'CompanyRegistered', data: facts };
const lists = (...numbers: readonly string[]) => ({
  type: 'CompanyCoordinatesListed',
  data: {
    companyId: 1,
    coordinates: [
      ...numbers.map((value) => ({ type: 'tel', value, raw: value, public: true })),
      { type: 'email', value: 'a@example.org', raw: 'a@example.org', public: true },
    ],
    whatsappInitialText: null,
  },
});
const [first, second] = ['+2250707203040', '+2252720304050'] as const;
const number = { companyId: 1, number: first };
const note = { type: 'NoteNumberProblem', data: { ...number, code: 'HS', note: 'Trois essais.' } } as const;
const noted = { type: 'NumberProblemNoted', data: note.data } as const;
const resolve = { type: 'ResolveNumberProblem', data: number } as const;
const resolved = { type: 'NumberProblemResolved', data: number } as const;

const listed = given(numberProblems, registered, lists(first, second));
const broken = given(numberProblems, registered, lists(first, second), noted);

test('staff note what is wrong with a number of the page; said again, nothing changes', () => {
  listed.when(note, context).then(noted);
  broken.when(note, context).thenNothing();
  const other = { ...note, data: { ...note.data, code: 'SDV' } } as const;
  broken.when(other, context).then({ type: 'NumberProblemNoted', data: other.data });
});

test('a number that is not on the page, an e-mail address or a company that is none has no problem', () => {
  const unknown = { ...note, data: { ...note.data, number: '+2250101010101' } };
  listed.when(unknown, context).rejects('company.number-unknown');
  listed.when({ ...note, data: { ...note.data, number: 'a@example.org' } }, context).rejects('company.number-unknown');
  given(numberProblems).when(note, context).rejects('company.unknown');
  given(numberProblems).when(resolve, context).rejects('company.unknown');
});

test('it is over when the number works again, and when it leaves the page', () => {
  broken.when(resolve, context).then(resolved);
  listed.when(resolve, context).thenNothing();
  given(numberProblems, registered, lists(first), noted, lists(second)).when(resolve, context).thenNothing();
  const again = given(numberProblems, registered, lists(first), noted, lists(second), lists(first));
  again.when(note, context).then(noted);
});

test('the managers are told, and no longer when it works again', () => {
  const of = (type: 'NumberProblemNoted' | 'NumberProblemResolved') =>
    companyNotices[type]?.({ data: note.data, actor: 'x' } as never);
  const [told] = of('NumberProblemNoted')?.tell ?? [];
  expect(told).toMatchObject({ to: { company: 1 }, kind: 'number_problem' });
  expect(of('NumberProblemResolved')?.withdraw).toEqual([{ to: { company: 1 }, id: told?.id }]);
});

test('the list of staff is the same rebuilt as it was live', () =>
  expectRebuildEqualsLive(projection as unknown as Projection, [
    registered,
    lists(first, second),
    noted,
    { type: 'NumberProblemNoted', data: { companyId: 1, number: second, code: 'SDV', note: null } },
    resolved,
    noted,
    lists(first),
    lists(second),
    { type: 'NumberProblemNoted', data: { companyId: 1, number: second, code: 'other', note: null } },
  ]));
