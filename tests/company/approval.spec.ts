import { describe, expect, test } from 'vitest';
import { operator } from '#domain/actor.ts';
import { company } from '#domain/company/company.ts';
import type { Message } from '#domain/decider.ts';
import { companyNotices } from '#domain/notification/notices/company-notices.ts';
import { stateOfCompany } from '#read-api/company/own-companies.ts';
import { given } from '#tests/given.ts';
import { context, pharmacy } from './companies.ts';

const { approved: _, online: __, ...facts } = pharmacy;
const one = { companyId: 1 };
const registered: Message = { type: 'CompanyRegistered', data: facts };
const said = { ...one, reason: 'duplicate', explanation: 'Voir la pharmacie n° 12.' } as const;
const refused: Message = { type: 'CompanyRefused', data: said };
const approved: Message = { type: 'CompanyApproved', data: one };
const withdrawn: Message = { type: 'CompanyApprovalWithdrawn', data: one };
const asked: Message = { type: 'CompanyApprovalAsked', data: one };

describe('a new company', () => {
  test('is refused with a reason, once', () => {
    given(company, registered)
      .when({ type: 'RefuseCompany', data: said }, context)
      .then({ type: 'CompanyRefused', data: said });
    given(company, registered, refused).when({ type: 'RefuseCompany', data: said }, context).thenNothing();
    given(company, registered, refused, asked)
      .when({ type: 'RefuseCompany', data: said }, context)
      .then({ type: 'CompanyRefused', data: said });
  });

  test('is marked as a client, and no longer, once each', () => {
    const mark = (client: boolean) => ({ type: 'MarkCompanyClient', data: { ...one, client } }) as const;
    const marked = (client: boolean) => ({ type: 'CompanyClientMarked', data: { ...one, client } }) as const;
    given(company, registered).when(mark(true), context).then(marked(true));
    given(company, registered).when(mark(false), context).thenNothing();
    given(company, registered, marked(true)).when(mark(true), context).thenNothing();
    given(company, registered, marked(true)).when(mark(false), context).then(marked(false));
    given(company).when(mark(true), context).rejects('company.unknown');
  });

  test('is not refused once somebody has approved it', () => {
    given(company, registered, approved)
      .when({ type: 'RefuseCompany', data: said }, context)
      .rejects('company.approved-already');
  });

  test('is asked about again after a refusal or a withdrawal, and may be approved after all', () => {
    const ask = { type: 'AskCompanyApproval', data: one } as const;
    for (const before of [refused, withdrawn])
      given(company, registered, ...(before === withdrawn ? [approved] : []), before)
        .when(ask, context)
        .then({ type: 'CompanyApprovalAsked', data: one });
    for (const nothing of [[], [refused, asked], [approved]])
      given(company, registered, ...nothing)
        .when(ask, context)
        .thenNothing();
    given(company, registered, refused)
      .when({ type: 'ApproveCompany', data: one }, context)
      .then({ type: 'CompanyApproved', data: one });
  });

  test('changes its category until it is approved for the first time', () => {
    const choose = { type: 'ChooseCompanyCategory', data: { ...one, category: 'health-clinic' } } as const;
    const chosen = { type: 'CompanyCategoryChosen', data: choose.data } as const;
    given(company, registered, refused).when(choose, context).then(chosen);
    given(company, registered, approved, withdrawn).when(choose, context).rejects('company.category-needs-request');
  });
});

test('the state of a page is told by what staff decided and by whether its managers want it shown', () => {
  const states = (['new', 'given', 'withdrawn', 'refused'] as const).map((approval) => [
    stateOfCompany(approval, false),
    stateOfCompany(approval, true),
  ]);
  expect(states).toEqual([
    ['draft', 'waiting'],
    ['offline', 'public'],
    ['refused', 'refused'],
    ['refused', 'refused'],
  ]);
});

test('its managers are told what staff decided, and nobody is of what an import brings', () => {
  const told = (type: 'CompanyApproved' | 'CompanyRefused' | 'CompanyApprovalAsked', actor: string) =>
    companyNotices[type]?.({ data: said, actor } as never);
  expect(told('CompanyApproved', 'a-moderator')?.tell).toMatchObject([
    { to: { company: 1 }, kind: 'company_approved' },
  ]);
  expect(told('CompanyApproved', operator.id)).toEqual({});
  expect(told('CompanyRefused', 'a-moderator')?.tell).toMatchObject([{ to: { company: 1 }, kind: 'company_refused' }]);
  expect(told('CompanyApprovalAsked', 'a-manager')?.withdraw).toEqual([{ to: { company: 1 }, id: 'approval:1' }]);
});
