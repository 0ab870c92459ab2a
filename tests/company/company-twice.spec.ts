import fc from 'fast-check';
import { test } from 'vitest';
import type { CompanyCommand } from '#domain/company/company.commands.ts';
import { coordinateTypes } from '#domain/company/company.events.ts';
import { company } from '#domain/company/company.ts';
import { companySizes } from '#domain/company/company-sizes.ts';
import { decide, stateAfter } from '#domain/decider.ts';
import { Rejection } from '#domain/rejection.ts';
import { context, pharmacy, place, planning } from './companies.ts';

const companyId = 1;
const word = fc.constantFrom('Palmier', 'Baobab', 'Mwangaza', 'Teranga');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const interval = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([openingMin, length]) => ({ openingMin, closingMin: openingMin + length }));
const week = fc.array(fc.array(interval, { maxLength: 2 }), { minLength: 7, maxLength: 7 });
const coordinates = fc.array(
  fc.record({ type: fc.constantFrom(...coordinateTypes), value: word, raw: word, public: fc.boolean() }),
  { maxLength: 3 },
);
const sections = fc.record({ fr: fc.option(word, { nil: undefined }), en: fc.option(word, { nil: undefined }) });
const described = sections.map((description) => ({
  description,
  presentation: {},
  practicalInfo: null,
  brandInfo: null,
  childrenBoxTitle: {},
}));
const legalFacts = fc.record({
  createdDate: maybe(fc.constant('2012-05-01')),
  openedDate: fc.constant(null),
  shareCapital: maybe(fc.record({ amount: fc.nat(), currency: fc.constant('XOF') })),
  legalForm: maybe(word),
  socialObject: fc.constant(null),
  tradeRegistry: fc.constant(null),
  taxpayer: fc.constant(null),
  taxpayerPublic: fc.boolean(),
  nationality: fc.constant(null),
});
const plannings = fc.array(
  week.map((days) => ({ ...planning, week: days })),
  { maxLength: 2 },
);
const type = <T extends CompanyCommand['type']>(name: T, data: fc.Arbitrary<unknown>): fc.Arbitrary<CompanyCommand> =>
  data.map((fields) => ({ type: name, data: { companyId, ...(fields as object) } }) as CompanyCommand);
const nothing = fc.constant({});

const commands = fc.oneof(
  type(
    'RegisterCompany',
    fc.record({
      ...Object.fromEntries(Object.entries(pharmacy).map(([key, value]) => [key, fc.constant(value)])),
      plannings: fc.option(plannings, { nil: undefined }),
      description: fc.option(described, { nil: undefined }),
      approved: fc.boolean(),
      online: fc.boolean(),
    }),
  ),
  type('RenameCompany', fc.record({ name: word, shortName: maybe(word), slug: fc.constant('slug') })),
  type('DescribeCompany', described),
  type('DescribeCompanyShop', fc.record({ title: sections, text: sections })),
  type(
    'RelocateCompany',
    word.map((district) => ({ place: { ...place, district } })),
  ),
  type('ChooseCompanyCategory', fc.constantFrom({ category: 'health-pharmacy' }, { category: 'health-clinic' })),
  type(
    'ListCompanyCoordinates',
    coordinates.map((list) => ({ coordinates: list, whatsappInitialText: null })),
  ),
  type(
    'DeclareCompanySize',
    fc.constantFrom(...companySizes).map((size) => ({ size })),
  ),
  type('StateCompanyLegalFacts', legalFacts),
  type(
    'StateCompanyProfile',
    fc.tuple(fc.constantFrom(...companySizes), legalFacts).map(([size, facts]) => ({ size, ...facts })),
  ),
  type(
    'PlanOpeningHours',
    plannings.map((list) => ({ plannings: list })),
  ),
  type('ApproveCompany', nothing),
  type('WithdrawCompanyApproval', nothing),
  type('PutCompanyOnline', nothing),
  type('TakeCompanyOffline', nothing),
);

test('any accepted command, asked twice, yields nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(commands, { minLength: 1, maxLength: 12 }), (asked) => {
      let state = company.initial;
      for (const command of asked) {
        try {
          // Through JSON, as the log gives it back.
          const events = JSON.parse(JSON.stringify(decide(company, command, state, context)));
          state = stateAfter(company, events, state);
        } catch (error) {
          if (error instanceof Rejection) continue;
          throw error;
        }
        if (decide(company, command, state, context).length > 0) throw new Error(`${command.type} happened twice`);
      }
    }),
    { numRuns: 1000 },
  );
});
