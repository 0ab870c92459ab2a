import { describe, expect, test } from 'vitest';
import { company, isPublic } from '#domain/company/company.ts';
import type { Message } from '#domain/decider.ts';
import { stateAfter } from '#domain/decider.ts';
import { companyNotices } from '#domain/notification/notices/company-notices.ts';
import { given } from '#tests/given.ts';
import { context, pharmacy } from './companies.ts';

const { approved: _, online: __, ...facts } = pharmacy;
const one = { companyId: 1 };
const both = { companyId: 1, stays: 2 };
const registered: Message = { type: 'CompanyRegistered', data: facts };
const approved: Message = { type: 'CompanyApproved', data: one };
const online = { type: 'CompanyPutOnline', data: one } as const;
const offline = { type: 'CompanyTakenOffline', data: one } as const;
const declared = { type: 'SameCompanyDeclared', data: both } as const;
const undone = { type: 'SameCompanyUndone', data: both } as const;
const declare = { type: 'DeclareSameCompany', data: { ...both, standing: 'public' } } as const;
const undo = { type: 'UndoSameCompany', data: one } as const;
const listed = [registered, approved, online];

describe('a company that is the same as another', () => {
  test('leaves the directory for the page that stays, once', () => {
    given(company, ...listed)
      .when(declare, context)
      .then(declared, offline);
    given(company, registered).when(declare, context).then(declared);
    given(company, ...listed, declared, offline)
      .when(declare, context)
      .thenNothing();
    expect(isPublic(stateAfter(company, [...listed, declared, offline], company.initial))).toBe(false);
  });

  test('is back as it was when that is undone, and a second undo changes nothing', () => {
    given(company, ...listed, declared, offline)
      .when(undo, context)
      .then(undone, online);
    given(company, registered, declared).when(undo, context).then(undone);
    given(company, ...listed)
      .when(undo, context)
      .thenNothing();
    const state = (...events: Message[]) => stateAfter(company, events, company.initial);
    expect(state(...listed, declared, offline, undone, online)).toEqual(state(...listed));
  });

  test('is not itself, nor joined twice, nor to a page that is unknown, hidden or leads elsewhere', () => {
    const to = (data: object) => ({ type: 'DeclareSameCompany', data: { ...declare.data, ...data } }) as typeof declare;
    given(company, ...listed)
      .when(to({ stays: 1 }), context)
      .rejects('company.same-itself');
    given(company, ...listed, declared, offline)
      .when(to({ stays: 3 }), context)
      .rejects('company.same-already');
    for (const standing of ['unknown', 'hidden', 'moved'] as const)
      given(company, ...listed)
        .when(to({ standing }), context)
        .rejects(`company.same-stays-${standing}`);
    given(company).when(declare, context).rejects('company.unknown');
    given(company).when(undo, context).rejects('company.unknown');
  });

  test('is not approved, refused or put online until that is undone', () => {
    const said = { ...one, reason: 'other', explanation: null } as const;
    for (const command of [
      { type: 'PutCompanyOnline', data: one },
      { type: 'ApproveCompany', data: one },
      { type: 'RefuseCompany', data: said },
      { type: 'AskCompanyApproval', data: one },
    ] as const)
      given(company, registered, declared).when(command, context).rejects('company.same-already');
  });
});

test('the managers of both pages are told, and told again when it is undone, in the place of the first notice', () => {
  const told = (type: 'SameCompanyDeclared' | 'SameCompanyUndone') =>
    companyNotices[type]?.({ data: both, actor: 'a-moderator' } as never).tell;
  expect(told('SameCompanyDeclared')).toMatchObject([
    { to: { company: 1 }, id: 'same:1', kind: 'same_company_moved', about: { companyId: 1 } },
    { to: { company: 2 }, id: 'same:1', kind: 'same_company_joined', about: { companyId: 2 } },
  ]);
  expect(told('SameCompanyUndone')).toMatchObject([
    { to: { company: 1 }, id: 'same:1', kind: 'same_company_parted', about: { companyId: 1 } },
    { to: { company: 2 }, id: 'same:1', kind: 'same_company_parted', about: { companyId: 1 } },
  ]);
});
