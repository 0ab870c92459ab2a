import { describe, expect, test } from 'vitest';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import type { Coordinate } from '#domain/company/company.events.ts';
import { company } from '#domain/company/company.ts';
import { inFormerOrder } from '#domain/company/company-forms.ts';
import type { Message } from '#domain/decider.ts';
import { given } from '#tests/given.ts';
import { context, pharmacy, place, planning } from './companies.ts';

const { approved: _, online: __, ...facts } = pharmacy;
const registered: Message = { type: 'CompanyRegistered', data: facts };
const night = [{ openingMin: 1080, closingMin: 1560 }];
const week = [...planning.week.slice(0, 4), night, [], []];

const names = { companyId: 1, name: facts.name, shortName: null, slug: facts.slug };
const saved = (edited: number, more: object = {}) =>
  ({
    type: 'CorrectCompanyCoordinates',
    data: { ...names, edited, place, coordinates: [], whatsappInitialText: null, ...more },
  }) as CompanyCommand;
const renamed: Message = { type: 'CompanyRenamed', data: { ...names, name: 'Pharmacie du Grand Palmier' } };

const tel = (raw: string, more: Partial<Coordinate> = {}): Coordinate => ({
  type: 'tel',
  value: raw,
  raw,
  public: true,
  ...more,
});

describe('a form of a company’s page', () => {
  test('makes an event for each section that it changes, and none for the others', () => {
    const coordinates = [tel('27 20 30 40 50', { value: '+2252720304050' })];
    given(company, registered)
      .when(saved(0, { coordinates }), context)
      .then({ type: 'CompanyCoordinatesListed', data: { companyId: 1, coordinates, whatsappInitialText: null } });
    given(company, registered).when(saved(0), context).thenNothing();
  });

  test('says where requests go, and leaves that as it is when it does not', () => {
    const requests = {
      emailForContact: 'bonjour@palmier.example',
      emailForQuote: null,
      phoneForSms: { value: '+2250707203040', raw: '07 07 20 30 40' },
    };
    const directed = { type: 'CompanyRequestsDirected' as const, data: { companyId: 1, ...requests } };
    given(company, registered).when(saved(0, { requests }), context).then(directed);
    given(company, registered, directed).when(saved(1, { requests }), context).thenNothing();
    given(company, registered, directed).when(saved(1), context).thenNothing();
    given(company, registered, directed)
      .when(saved(0, { requests: { ...requests, emailForContact: null } }), context)
      .rejects('company.edited-meanwhile');
  });

  test('is refused when somebody else saved it meanwhile, and not when it says what is saved', () => {
    given(company, registered, renamed)
      .when(saved(0, { name: 'Palmier' }), context)
      .rejects('company.edited-meanwhile');
    given(company, registered, renamed)
      .when(saved(0, { name: 'Pharmacie du Grand Palmier' }), context)
      .thenNothing();
    given(company, registered, renamed)
      .when(saved(1, { name: 'Palmier' }), context)
      .then({ type: 'CompanyRenamed', data: { ...names, name: 'Palmier' } });
  });

  test('does not stand in the way of another one', () => {
    given(company, registered, renamed)
      .when({ type: 'PlanUsualWeek', data: { companyId: 1, edited: 0, week, timeZone: 'Africa/Abidjan' } }, context)
      .then({ type: 'OpeningHoursPlanned', data: { companyId: 1, plannings: [{ ...planning, week }] } });
  });
});

describe('a usual week', () => {
  const season = { ...planning, title: 'Ramadan', startingDate: '2027-02-08', endDate: '2027-03-09' };
  const usual = { ...planning, timeZone: 'Africa/Nairobi', holidays: [] };
  const planned: Message = { type: 'OpeningHoursPlanned', data: { companyId: 1, plannings: [season, usual] } };
  const plan = (days: typeof week, edited = 1): CompanyCommand => ({
    type: 'PlanUsualWeek',
    data: { companyId: 1, edited, week: days, timeZone: 'Africa/Abidjan' },
  });

  test('changes in its own time zone, and leaves a season as it is', () => {
    given(company, registered, planned)
      .when(plan(week), context)
      .then({ type: 'OpeningHoursPlanned', data: { companyId: 1, plannings: [season, { ...usual, week }] } });
  });

  test('is refused when two openings overlap, from one day into the next too', () => {
    const friday = [...week.slice(0, 5), [{ openingMin: 60, closingMin: 600 }], []];
    given(company, registered, planned).when(plan(friday), context).rejects('company.hours-overlap');
  });
});

test('what a company lists stays in its order: what is corrected takes the place of what was there', () => {
  const mail = tel('awa@example.com', { type: 'email' });
  const before = [tel('20 30', { value: '+22520300000' }), mail, tel('20 31'), tel('20 32')];
  const after = [tel('20 30'), tel('20 99'), tel('20 32'), tel('20 33'), mail];
  expect(inFormerOrder(before, after)).toEqual([before[0], mail, tel('20 99'), tel('20 32'), tel('20 33')]);
});
