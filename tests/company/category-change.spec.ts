import { expect, test } from 'vitest';
import { categoryChange } from '#domain/company/category-change.ts';
import type { Message } from '#domain/decider.ts';
import { companyNotices } from '#domain/notification/notices/company-notices.ts';
import { given } from '#tests/given.ts';
import { person } from '#tests/projections/history.account.ts';
import { context, pharmacy } from './companies.ts';

const { approved: _, online: __, ...facts } = pharmacy;
const { category: currentCategory } = facts;
const request = { companyId: 1, requestId: person(1) };
const registered: Message = { type: 'CompanyRegistered', data: facts };
const approved: Message = { type: 'CompanyApproved', data: { companyId: 1 } };
const ask = {
  type: 'AskCategoryChange',
  data: { ...request, newCategory: 'health-clinic', changeReason: 'Nous soignons.' },
} as const;
const asked = { type: 'CategoryChangeAsked', data: { ...ask.data, currentCategory } } as const;
const refuse = { type: 'RefuseCategoryChange', data: { ...request, reason: 'Vous vendez des médicaments.' } } as const;
const listed = given(categoryChange, registered, approved);
const pending = given(categoryChange, registered, approved, asked);

test('an approved company asks for another category, one at a time', () => {
  listed.when(ask, context).then(asked);
  pending.when(ask, context).thenNothing();
  const other = { ...ask, data: { ...ask.data, requestId: person(2) } };
  pending.when(other, context).rejects('company.category-pending');
});

test('before it is approved nobody is asked, nor for the category that it has', () => {
  given(categoryChange).when(ask, context).rejects('company.unknown');
  given(categoryChange, registered).when(ask, context).rejects('company.category-free');
  listed
    .when({ ...ask, data: { ...ask.data, newCategory: currentCategory } }, context)
    .rejects('company.category-same');
});

test('it is approved, and the category is another one from then on', () => {
  pending
    .when({ type: 'ApproveCategoryChange', data: request }, context)
    .then(
      { type: 'CategoryChangeApproved', data: request },
      { type: 'CompanyCategoryChosen', data: { companyId: 1, category: 'health-clinic' } },
    );
});

test('it is refused with a reason, and may be asked for again', () => {
  const refused = { type: 'CategoryChangeRefused', data: refuse.data } as const;
  pending.when(refuse, context).then(refused);
  const again = { ...ask, data: { ...ask.data, requestId: person(2) } };
  given(categoryChange, registered, approved, asked, refused)
    .when(again, context)
    .then({ type: 'CategoryChangeAsked', data: { ...again.data, currentCategory } });
});

test('it is cancelled by those who asked; then nothing is left to decide', () => {
  const cancel = { type: 'CancelCategoryChange', data: request } as const;
  const cancelled = { type: 'CategoryChangeCancelled', data: request } as const;
  pending.when(cancel, context).then(cancelled);
  const over = given(categoryChange, registered, approved, asked, cancelled);
  over.when(cancel, context).thenNothing();
  over.when({ type: 'ApproveCategoryChange', data: request }, context).rejects('company.category-answered');
  over.when(refuse, context).rejects('company.category-answered');
});

test('the managers are told of either answer', () => {
  for (const [type, kind] of [
    ['CategoryChangeApproved', 'category_approved'],
    ['CategoryChangeRefused', 'category_refused'],
  ] as const)
    expect(companyNotices[type]?.({ data: refuse.data, actor: 'x' } as never).tell).toEqual([
      expect.objectContaining({ to: { company: 1 }, kind }),
    ]);
});
