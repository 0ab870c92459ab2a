import type { CategoryEvent } from '#domain/category/category.events.ts';
import type { ApprovalEvent } from '#domain/company/approval.events.ts';
import type { CategoryChangeEvent } from '#domain/company/category-change.events.ts';
import type { CompanyEvent, CompanyPlace } from '#domain/company/company.events.ts';
import { companySizes } from '#domain/company/company-sizes.ts';
import type { NumberProblemEvent } from '#domain/company/number-problem.events.ts';
import { numberProblemCodes } from '#domain/company/number-problem-codes.ts';
import type { SameCompanyEvent } from '#domain/company/same-company.events.ts';
import type { RequestFileEvent } from '#domain/moderation/request-file.events.ts';
import type { PlaceEvent } from '#domain/place/place.events.ts';
import { pharmacy, place, planning } from '#tests/company/companies.ts';
import { contentHistory, filedIn, problemHistory } from './content-history.ts';
import type { Told } from './engine.ts';
import { accountHistory, person } from './history.account.ts';
import { alertHistory } from './history.alert.ts';
import { auditHistory } from './history.audit.ts';
import { contractHistory } from './history.contract.ts';
import { contractViewHistory } from './history.contract-view.ts';
import { jobApplicationHistory } from './history.job-application.ts';
import { notificationHistory } from './history.notification.ts';
import { profileHistory } from './history.profile.ts';
import { reviewHistory } from './history.review.ts';

const closedDay = { title: null, from: '2026-12-25', to: '2026-12-25', intervals: [] };
/** mulberry32: the same seed tells the same history. */
export const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

type OfCompany =
  | CompanyEvent
  | ApprovalEvent
  | CategoryChangeEvent
  | NumberProblemEvent
  | RequestFileEvent
  | SameCompanyEvent;

const countries = ['CI', 'SN', 'KE'];
const towns = ['Abidjan', 'Grand-Bassam', 'Thiès', 'Nairobi', "N'Djamena"];
const words = [
  'Pharmacie',
  'Garage',
  'Étoile',
  'du Marché',
  '«Teranga»',
  'Frères & Sœurs',
  'صيدلية',
  '🌍 Monde',
  "L'Élite",
];

/** What the contexts beside the directory tell: each one event at a time. */
const others: readonly ((below: (most: number) => number) => Told)[] = [
  accountHistory,
  profileHistory,
  contentHistory,
  problemHistory,
  reviewHistory,
  notificationHistory,
  alertHistory,
  contractViewHistory,
  jobApplicationHistory,
  auditHistory,
  contractHistory,
];

/** A history in which places, categories, companies and people come, change and go in turn. */
export const richHistory = (seed: number, steps: number): Told[] => {
  const below = dice(seed);
  const one = <T>(of: readonly [T, ...T[]] | readonly T[]): T => of[below(of.length)] as T;
  const name = () => `${one(words)} ${one(words)} ${below(50)}`;
  const maybe = <T>(value: T): T | null => (below(3) === 0 ? null : value);
  const country = () => one(countries);
  const categoryId = () => `sector-${below(4)}-${below(3)}`;
  const somewhere = (): CompanyPlace => ({
    ...place,
    country: country(),
    city: maybe({ id: 1 + below(towns.length), name: one(towns) }),
    unknownCity: maybe(one(towns)),
    subCity: maybe(`Quartier ${below(4)}`),
    district: maybe(`${one(words)} ${below(4)}`),
    lat: maybe(below(90) + 0.123_456_789),
  });
  const week = () =>
    Array.from({ length: 7 }, () => (below(2) ? [{ openingMin: 60 * below(12), closingMin: 1_300 }] : []));

  const ofPlaces = (): PlaceEvent => {
    const city = { country: country(), cityId: 1 + below(towns.length) };
    return one<PlaceEvent>([
      {
        type: 'CountryListed',
        data: {
          country: country(),
          names: { fr: name(), en: name() },
          dialCode: '+225',
          currency: 'XOF',
          lat: 1.5,
          lng: -2,
        },
      },
      {
        type: 'CityListed',
        data: {
          ...city,
          name: one(towns),
          alternateNames: [...new Set([name(), one(towns)])],
          region: maybe(name()),
          population: below(1_000_000),
          timeZone: 'Africa/Abidjan',
          lat: 5.359_952,
          lng: -4.008_256,
        },
      },
      { type: 'SubCityListed', data: { ...city, name: `Quartier ${below(4)}` } },
      { type: 'DistrictListed', data: { ...city, subCity: maybe(`Quartier ${below(4)}`), name: name() } },
    ]);
  };
  const ofCategories = (): CategoryEvent => ({
    type: 'CategoryDefined',
    data: {
      categoryId: categoryId(),
      parentId: maybe(`sector-${below(4)}`),
      names: { fr: name(), en: name() },
      synonyms: { fr: [name(), name()], en: below(2) ? [name()] : [] },
      aliases: [`amenity/${below(9)}`],
    },
  });
  const categoryChanges = (companyId: number): readonly (CategoryChangeEvent | RequestFileEvent)[] => {
    const request = { companyId, requestId: person(300 + below(9)) };
    const asked = { ...request, currentCategory: categoryId(), newCategory: categoryId(), changeReason: name() };
    return [
      { type: 'CategoryChangeAsked', data: asked },
      { type: 'CategoryChangeCancelled', data: request },
      { type: 'CategoryChangeApproved', data: request },
      { type: 'CategoryChangeRefused', data: { ...request, reason: name() } },
      ...filedIn(request, below),
    ];
  };
  const numberProblems = (companyId: number): readonly NumberProblemEvent[] => {
    const number = { companyId, number: `+22507${below(9)}` };
    return [
      { type: 'NumberProblemNoted', data: { ...number, code: one(numberProblemCodes), note: maybe(name()) } },
      { type: 'NumberProblemResolved', data: number },
    ];
  };
  const ofCompany = (companyId: number): OfCompany =>
    one<OfCompany>([
      ...categoryChanges(companyId),
      ...numberProblems(companyId),
      { type: 'CompanyRenamed', data: { companyId, name: name(), shortName: maybe(name()), slug: `s-${below(99)}` } },
      {
        type: 'CompanyDescribed',
        data: {
          companyId,
          description: { fr: name(), ...(below(2) ? { en: name() } : {}) },
          presentation: below(2) ? { en: `[b]${name()}[/b]\n\t${name()} \\ ok` } : {},
          practicalInfo: maybe({ title: { fr: name() }, text: { fr: name(), en: name() } }),
          brandInfo: null,
          childrenBoxTitle: below(2) ? { fr: name() } : {},
        },
      },
      {
        type: 'CompanyShopDescribed',
        data: { companyId, title: { fr: name() }, text: below(2) ? { en: name() } : {} },
      },
      { type: 'CompanyRelocated', data: { companyId, place: somewhere() } },
      { type: 'CompanyCategoryChosen', data: { companyId, category: categoryId() } },
      {
        type: 'CompanyCoordinatesListed',
        data: {
          companyId,
          coordinates: Array.from({ length: below(4) }, () => ({
            type: one(['tel', 'gsm', 'whatsapp', 'website'] as const),
            value: `+22507${below(99)}`,
            raw: '07',
            public: below(2) === 0,
          })),
          whatsappInitialText: maybe(name()),
        },
      },
      {
        type: 'CompanyRequestsDirected',
        data: {
          companyId,
          emailForContact: maybe('bonjour@etoile.example'),
          emailForQuote: maybe('devis@etoile.example'),
          phoneForSms: maybe({ value: `+22507${below(99)}`, raw: '07' }),
        },
      },
      { type: 'CompanySizeDeclared', data: { companyId, size: one(companySizes) } },
      {
        type: 'CompanyLegalFactsStated',
        data: {
          companyId,
          createdDate: maybe('2012-05-01'),
          openedDate: null,
          shareCapital: maybe({ amount: below(1_000) / 3, currency: 'XOF' }),
          legalForm: maybe('SARL'),
          socialObject: null,
          tradeRegistry: null,
          taxpayer: maybe('private'),
          taxpayerPublic: below(2) === 0,
          nationality: null,
        },
      },
      { type: 'OpeningHoursPlanned', data: { companyId, plannings: below(3) ? [{ ...planning, week: week() }] : [] } },
      {
        type: 'OpeningHoursPlanned',
        data: {
          companyId,
          plannings: [
            { ...planning, week: week(), holidays: [{ ...closedDay, publicHoliday: maybe({ fr: name(), en: null }) }] },
            { ...planning, title: maybe(name()), startingDate: '2027-02-08', endDate: '2027-03-09', week: week() },
          ],
        },
      },
      { type: 'CompanyApproved', data: { companyId } },
      { type: 'CompanyRefused', data: { companyId, reason: 'duplicate', explanation: maybe(name()) } },
      { type: 'CompanyApprovalAsked', data: { companyId } },
      { type: 'CompanyClientMarked', data: { companyId, client: below(2) === 0 } },
      { type: 'CompanyApproved', data: { companyId } },
      { type: 'CompanyApprovalWithdrawn', data: { companyId } },
      { type: 'CompanyPutOnline', data: { companyId } },
      { type: 'CompanyPutOnline', data: { companyId } },
      { type: 'CompanyTakenOffline', data: { companyId } },
      { type: 'SameCompanyDeclared', data: { companyId, stays: 1 + below(9) } },
      { type: 'SameCompanyUndone', data: { companyId, stays: 1 + below(9) } },
      { type: 'JoinedRatingCounted', data: { companyId, reviews: below(5), scored: below(3), stars: below(9) } },
    ]);

  const told: Told[] = [];
  let companies = 0;
  for (let step = 0; step < steps; step++) {
    told.push(one(others)(below));
    const turn = below(10);
    if (turn < 1) told.push({ stream: 'places', ...ofPlaces() });
    else if (turn < 2) told.push({ stream: 'categories', ...ofCategories() });
    else if (turn < 4 || companies === 0) {
      const companyId = ++companies;
      const { approved: _approved, online: _online, ...facts } = pharmacy;
      const data = {
        ...facts,
        companyId,
        name: name(),
        category: categoryId(),
        place: somewhere(),
        size: one(companySizes),
      };
      told.push({ stream: `company-${companyId}`, type: 'CompanyRegistered', data });
    } else {
      const companyId = 1 + below(companies);
      told.push({ stream: `company-${companyId}`, ...ofCompany(companyId) });
    }
  }
  return told;
};
