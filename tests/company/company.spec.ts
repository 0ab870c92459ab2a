import { describe, expect, test } from 'vitest';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import { company, isPublic } from '#domain/company/company.ts';
import { decide, type Message, stateAfter } from '#domain/decider.ts';
import { context, pharmacy, place, planning } from './companies.ts';

const companyAfter = (...events: readonly Message[]) => stateAfter(company, events, company.initial);
const { approved, online, ...facts } = pharmacy;
const registered: Message = { type: 'CompanyRegistered', data: facts };
const approvedEvent: Message = { type: 'CompanyApproved', data: { companyId: 1 } };
const onlineEvent: Message = { type: 'CompanyPutOnline', data: { companyId: 1 } };
const ask = (command: CompanyCommand, ...events: readonly Message[]) =>
  decide(company, command, companyAfter(...events), context);
const one = { companyId: 1 };

describe('registering a company', () => {
  test('tells that it was registered, and nothing that was not said', () => {
    expect(ask({ type: 'RegisterCompany', data: pharmacy })).toEqual([registered]);
  });

  test('tells every section that was given, then that it is approved and online', () => {
    const data = {
      ...pharmacy,
      description: {
        description: { fr: 'Ordonnances et conseils' },
        presentation: {},
        practicalInfo: null,
        brandInfo: null,
        childrenBoxTitle: {},
      },
      coordinates: { coordinates: [], whatsappInitialText: null },
      plannings: [planning],
      approved: true,
      online: true,
    };
    expect(ask({ type: 'RegisterCompany', data }).map(({ type }) => type)).toEqual([
      'CompanyRegistered',
      'CompanyDescribed',
      'CompanyCoordinatesListed',
      'OpeningHoursPlanned',
      'CompanyApproved',
      'CompanyPutOnline',
    ]);
  });

  test('a second time changes nothing', () => {
    expect(ask({ type: 'RegisterCompany', data: pharmacy }, registered)).toEqual([]);
  });

  test('refuses hours that overlap, also from Sunday night into Monday morning', () => {
    const overlapping = [
      [
        { openingMin: 480, closingMin: 780 },
        { openingMin: 720, closingMin: 1080 },
      ],
      ...Array.from({ length: 6 }, () => []),
    ];
    const sundayNight = [
      [{ openingMin: 60, closingMin: 300 }],
      [],
      [],
      [],
      [],
      [],
      [{ openingMin: 1200, closingMin: 1560 }],
    ];
    for (const week of [overlapping, sundayNight])
      expect(() => ask({ type: 'RegisterCompany', data: { ...pharmacy, plannings: [{ ...planning, week }] } })).toThrow(
        'company.hours-overlap',
      );
  });

  test('accepts nights that end where the next day begins', () => {
    const week = Array.from({ length: 7 }, () => [{ openingMin: 0, closingMin: 1440 }]);
    const data = { companyId: 1, plannings: [{ ...planning, week }] };
    expect(ask({ type: 'PlanOpeningHours', data }, registered)).toHaveLength(1);
  });

  test('refuses a planning that ends before it starts', () => {
    const plannings = [{ ...planning, startingDate: '2026-12-01', endDate: '2026-11-01' }];
    expect(() => ask({ type: 'PlanOpeningHours', data: { companyId: 1, plannings } }, registered)).toThrow(
      'company.dates-reversed',
    );
  });
});

describe('a registered company', () => {
  test('says nothing new when a section is said the same again', () => {
    expect(ask({ type: 'RelocateCompany', data: { companyId: 1, place: { ...place } } }, registered)).toEqual([]);
    expect(ask({ type: 'DeclareCompanySize', data: { companyId: 1, size: 'small' } }, registered)).toEqual([]);
    expect(ask({ type: 'PlanOpeningHours', data: { companyId: 1, plannings: [] } }, registered)).toEqual([]);
  });

  test('is public when it is approved and online, and at no other time', () => {
    const off: Message = { type: 'CompanyTakenOffline', data: one };
    const withdrawn: Message = { type: 'CompanyApprovalWithdrawn', data: one };
    expect(isPublic(companyAfter())).toBe(false);
    expect(isPublic(companyAfter(registered))).toBe(false);
    expect(isPublic(companyAfter(registered, approvedEvent))).toBe(false);
    expect(isPublic(companyAfter(registered, onlineEvent))).toBe(false);
    expect(isPublic(companyAfter(registered, approvedEvent, onlineEvent))).toBe(true);
    expect(isPublic(companyAfter(registered, approvedEvent, onlineEvent, off))).toBe(false);
    expect(isPublic(companyAfter(registered, approvedEvent, onlineEvent, withdrawn))).toBe(false);
  });

  test('changes its category directly until it is first approved, and only on request from then on', () => {
    const choose: CompanyCommand = { type: 'ChooseCompanyCategory', data: { companyId: 1, category: 'health-clinic' } };
    const same: CompanyCommand = { type: 'ChooseCompanyCategory', data: { companyId: 1, category: facts.category } };
    const withdrawn: Message = { type: 'CompanyApprovalWithdrawn', data: one };
    expect(ask(choose, registered)).toEqual([{ type: 'CompanyCategoryChosen', data: choose.data }]);
    expect(ask(same, registered, approvedEvent)).toEqual([]);
    expect(() => ask(choose, registered, approvedEvent)).toThrow('company.category-needs-request');
    expect(() => ask(choose, registered, approvedEvent, withdrawn)).toThrow('company.category-needs-request');
  });
});

test('nothing but registering is possible before a company is registered', () => {
  const commands = Object.keys(company.decide).filter((type) => type !== 'RegisterCompany');
  expect(commands.length).toBeGreaterThan(0);
  for (const type of commands)
    expect(() =>
      ask({ type, data: { companyId: 1, plannings: [], category: 'x' } } as unknown as CompanyCommand),
    ).toThrow('company.unknown');
});
