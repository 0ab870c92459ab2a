import type { Actor } from '#domain/actor.ts';
import { dayOf } from '#domain/calendar.ts';
import type { Planning } from '#domain/company/company.events.ts';
import { planNamed } from '#domain/company/numbering-plans.ts';
import type { Language } from '#domain/language.ts';
import type { ReportTarget } from '#domain/moderation/report.events.ts';
import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { companyPeople, ownRequest, requestsToDecide } from './account/company-access.ts';
import { ownMobile } from './account/own-mobile.ts';
import { addressOf } from './account/viewer.ts';
import { ownAlerts } from './alert/own-alerts.ts';
import type { AuditedEvent } from './audit/audited-events.ts';
import { eventNames, eventsInWords } from './audit/event-words.ts';
import { exportedFile } from './audit/exported-file.ts';
import { readModelHealth } from './audit/read-model-health.ts';
import { categoriesTree } from './category/categories-tree.ts';
import { categoriesToDecide, companyCategory } from './company/category-requests.ts';
import { homepagePhotosOf } from './company/company-content.ts';
import { companyHistory } from './company/company-history.ts';
import { companyMediaToEdit } from './company/company-media-to-edit.ts';
import { type CompanyName, companyNames } from './company/company-names.ts';
import { companyPage } from './company/company-page.ts';
import { companyPageOn, companyPageSaying } from './company/company-page-saying.ts';
import { companyTasks } from './company/company-tasks.ts';
import { companyToEdit, type EditedFacts } from './company/company-to-edit.ts';
import { jobsToEdit } from './company/jobs-to-edit.ts';
import { newCompanies } from './company/new-companies.ts';
import { numberForms } from './company/number-forms.ts';
import { companiesNumbers, numberProblemsOf, numbersToCheck } from './company/number-problems.ts';
import { numbersChangePreview, numbersChanges } from './company/numbers-changes.ts';
import { openState } from './company/open-state.ts';
import type { OpenState } from './company/open-state-sent.ts';
import { type OwnCompany, ownCompanies } from './company/own-companies.ts';
import { photoToMove } from './company/photo-to-move.ts';
import { productsToEdit } from './company/products-to-edit.ts';
import { ownProblems } from './company/reported-problems.ts';
import { companiesToChoose, comparedCompany, isClient, stayingCompany } from './company/same-company.ts';
import { selectCompany } from './company/select-company.ts';
import { statesToCome } from './company/states-to-come.ts';
import { waitingPhotos } from './company/waiting-photos.ts';
import { type ClientEmailsFilter, clientEmailsFilter, countContracts } from './contract/client-emails.ts';
import { contractAttachment } from './contract/contract-attachment.ts';
import { type ContractLogParams, contractLog, contractLogParams } from './contract/contract-log.ts';
import { contractPage } from './contract/contract-page.ts';
import { contractPeople, contractPeopleGone } from './contract/contract-people.ts';
import { contractViewsOf } from './contract/contract-views.ts';
import { contractsChosen, contractsToAssign } from './contract/contracts-chosen.ts';
import { type ContractsParams, contractCounts, contractsList, contractsParams } from './contract/contracts-list.ts';
import { deletedContracts } from './contract/deleted-contracts.ts';
import { ownContracts } from './contract/own-contracts.ts';
import { ownFilter, ownWork } from './contract/own-work.ts';
import { type ProductionParams, productionDay } from './contract/production-day.ts';
import { type ProductionMonthParams, productionMonth } from './contract/production-month.ts';
import { recentAssignments } from './contract/recent-assignments.ts';
import { contractCountries, type SalesFilter, sales, salesFilter, salesSeenBy } from './contract/sales.ts';
import { countries } from './directory/countries.ts';
import { countryNames } from './directory/country-names.ts';
import { home } from './directory/home.ts';
import { applicantsOf, applicationCounts, ownApplication, ownApplications } from './job/applications.ts';
import { type OpenJobsQuery, openJobs } from './job-search/open-jobs.ts';
import { deskCounts } from './moderation/desk-counts.ts';
import { casesShown, moderationCase } from './moderation/moderation-case.ts';
import {
  moderationBatch,
  moderationQueue,
  moderationQueueParams,
  type QueueParams,
  recentBatches,
} from './moderation/moderation-queue.ts';
import { moderatesAlone } from './moderation/other-moderators.ts';
import { picturedProblems } from './moderation/pictured-problems.ts';
import { isReportable } from './moderation/reportable.ts';
import { type RequestFilesParams, requestFiles, requestFilesParams } from './moderation/request-files.ts';
import { addressRefusesSince, notificationSettings } from './notification/notification-settings.ts';
import { type NotificationsParams, notificationsPage, unreadNotifications } from './notification/notifications.ts';
import { cityByIdOrName } from './place/city-by-id-or-name.ts';
import { countryCurrency } from './place/country-currency.ts';
import { publicHolidays } from './place/public-holidays.ts';
import { pendingErasure } from './privacy/erasures.ts';
import { exportsOf } from './privacy/own-exports.ts';
import { companyChoice } from './profile/company-choice.ts';
import { askableCompanies, companyConfirmations } from './profile/confirmations.ts';
import { hasContacted } from './profile/has-contacted.ts';
import { type OwnProfile, ownProfile } from './profile/own-profile.ts';
import { peopleOf } from './profile/people-of-company.ts';
import { profileSeenBy, publicProfile } from './profile/public-profile.ts';
import type { Reader } from './profile/shown-profile.ts';
import { companyReviews, publicReview } from './review/company-reviews.ts';
import { ownReview, ownReviews } from './review/own-reviews.ts';
import { reviewIntegrity } from './review/review-integrity.ts';
import { type PageSearch, pageSearch } from './search/search-companies.ts';
import type { SearchAnswer, SearchIndex, SearchQuery } from './search/search-index.ts';
import { withPictures } from './search/with-pictures.ts';
import { goneCompany } from './seo/gone-company.ts';
import { companyCounts } from './statistics/company-counts.ts';
import type { Period } from './statistics/periods.ts';

export type Reading = Log & { readonly db: Database; readonly search: SearchIndex };

/** All queries of the screens. */
export const readApi = ({ db, search, ...log }: Reading) => ({
  addressOf: (accountId: string) => addressOf(db, accountId),
  ownMobile: (accountId: string) => ownMobile(db, accountId),
  categoriesTree: (lang: Language) => categoriesTree(db, lang),
  countries: (lang: Language) => countries(db, lang),
  cityByIdOrName: (city: string, country?: string) => cityByIdOrName(db, city, country),
  home: (country?: string) => home(db, country),
  countryNames: (code: string) => countryNames(db, code),
  companyNames: (ids: readonly number[]): Promise<ReadonlyMap<number, CompanyName>> => companyNames(db, ids),
  ownCompanies: (accountId: string): Promise<readonly OwnCompany[]> => ownCompanies(db, accountId),
  companyPage: (id: number, at: Date) => companyPage(db, id, at),
  /** Also while visitors do not see it: for those who edit it. */
  ownCompanyPage: (id: number, at: Date) => companyPage(db, id, at, { hiddenToo: true }),
  /** As it would look if it said these facts: for those who edit it. */
  companyPageSaying: (id: number, facts: EditedFacts, at: Date) => companyPageSaying(db, id, facts, at),
  /** As it stood at the end of a day: for staff. */
  companyPageOn: (id: number, day: string) => companyPageOn({ ...log, db }, id, day),
  companyToEdit: (id: number) => companyToEdit({ ...log, db }, id),
  /** What waits for the managers of a company. */
  companyTasks: async (id: number, at: Date) => companyTasks(db, id, await jobsToEdit(log, id, at)),
  companyCounts: (id: number, asked: { readonly period: Period; readonly lang: Language; readonly now: Date }) =>
    companyCounts(db, id, asked),
  reportedProblems: (companyId: number) => picturedProblems(log, db, companyId),
  ownProblems: (companyId: number, accountId: string) => ownProblems(log, companyId, accountId),
  productsToEdit: (companyId: number) => productsToEdit(log, companyId),
  jobsToEdit: (companyId: number, at: Date) => jobsToEdit(log, companyId, at),
  applicantsOf: (companyId: number, job: number) => applicantsOf(db, companyId, job),
  applicationCounts: (companyId: number) => applicationCounts(db, companyId),
  ownApplications: (accountId: string, at: Date) => ownApplications(db, accountId, at),
  ownApplication: (accountId: string, job: number) => ownApplication(db, accountId, job),
  openJobs: (query: OpenJobsQuery, at: Date) => openJobs(db, query, at),
  publicHolidays: (country: string, from: string, to: string) => publicHolidays(country, from, to),
  countryCurrency: (code: string) => countryCurrency(db, code),
  photoToMove: (companyId: number, imageId: string, now: Date) => photoToMove({ ...log, db }, companyId, imageId, now),
  /** Companies that staff may choose, by what they typed: their name or number. */
  selectCompany: (q: string, lang: Language) => selectCompany(db, { q, page: 1, context: '', lang }, lang),
  companyMediaToEdit: (id: number, now: Date) => companyMediaToEdit({ ...log, db }, id, now),
  /** Whether a company with these hours is open. */
  openState: (plannings: readonly Planning[], at: Date): OpenState => openState(plannings, at),
  /** What visitors will read of these hours from `at` on, state by state. */
  statesToCome: (plannings: readonly Planning[], at: Date) => statesToCome(plannings, at),
  companyHistory: (id: number) => companyHistory({ ...log, db }, id),
  queueAsked: (query: Readonly<Record<string, string>>): QueueParams => moderationQueueParams.parse(query),
  casesShown: (ids: readonly string[]) => casesShown(db, ids),
  /** Who manages a company's page, who asks to, and who is invited: for those who edit it. */
  companyPeople: (id: number, at: Date) => companyPeople(db, id, at),
  ownRequest: (id: number, accountId: string) => ownRequest(db, id, accountId),
  requestsToDecide: (at: Date) => requestsToDecide(db, at),
  companyCategory: (id: number, category: string) => companyCategory(db, id, category),
  categoriesToDecide: () => categoriesToDecide(db),
  numberProblemsOf: (companyId: number) => numberProblemsOf(db, companyId),
  numbersToCheck: () => numbersToCheck(db),
  /** A number before and after its country changed its numbers. */
  numberForms,
  numbersChanges: () => numbersChanges(log),
  numbersChangePreview: (plan: string, page: number) => numbersChangePreview({ ...log, db }, planNamed(plan), page),
  requestFilesAsked: (query: Readonly<Record<string, string>>): RequestFilesParams => requestFilesParams.parse(query),
  requestFiles: (params: RequestFilesParams, now: Date) => requestFiles(db, params, now),
  companiesNumbers: (ids: readonly number[]) => companiesNumbers(db, ids),
  /** The company whose page a page leads to, as staff said that they are the same. */
  stayingCompany: (id: number) => stayingCompany(db, id),
  isClient: (id: number) => isClient(db, id),
  homepagePhotos: (ids: readonly number[]) => homepagePhotosOf(db, ids),
  peopleOf: (companyId: number) => peopleOf(db, companyId),
  comparedCompany: (id: number) => comparedCompany(db, id),
  companiesToChoose: (q: string, lang: Language) => companiesToChoose(db, q, lang),
  newCompanies: () => newCompanies(db),
  waitingPhotos: () => waitingPhotos(db),
  deskCounts: () => deskCounts(db),
  moderationQueue: (params: QueueParams) => moderationQueue(db, params),
  moderationCase: (id: string) => moderationCase(db, id),
  moderationBatch: (id: string) => moderationBatch(db, id),
  recentBatches: () => recentBatches(db),
  moderatesAlone: (viewer: Pick<Actor, 'id'>) => moderatesAlone(db, viewer),
  companyReviews: (id: number, page: number) => companyReviews(db, id, { page }),
  pendingErasure: (accountId: string) => pendingErasure(db, accountId),
  exportsOf: (accountId: string) => exportsOf(db, accountId),
  ownProfile: (accountId: string) => ownProfile(db, accountId),
  publicProfile: (accountId: string, viewer: Actor | null) => publicProfile(db, accountId, viewer, hasContacted(db)),
  profileSeenBy: (accountId: string, reader: Reader) => profileSeenBy(db, accountId, reader),
  companyChoice: (q: string, lang: Language) => companyChoice(search, q, lang),
  askableCompanies: (profile: OwnProfile) => askableCompanies(db, profile),
  companyConfirmations: (companyId: number, at: Date) => companyConfirmations(db, companyId, at),
  publicReview: (companyId: number, id: string) => publicReview(db, companyId, id),
  reviewIntegrity: () => reviewIntegrity(db),
  isReportable: (target: ReportTarget, reader: Actor) => isReportable(db, target, reader),
  ownReview: (accountId: string, companyId: number) => ownReview(db, accountId, companyId),
  ownReviews: (accountId: string, page: number) => ownReviews(db, accountId, page),
  notificationsPage: (params: NotificationsParams) => notificationsPage(db, params),
  unreadNotifications: (accountId: string) => unreadNotifications(db, accountId),
  addressRefusesSince: (accountId: string) => addressRefusesSince(db, accountId),
  notificationSettings: (accountId: string) => notificationSettings(db, accountId),
  ownAlerts: (accountId: string) => ownAlerts(db, accountId),
  eventNames: (lang: Language) => eventNames(lang),
  eventsInWords: (lang: Language, events: readonly AuditedEvent[]) => eventsInWords(lang, events),
  contractsAsked: (query: Readonly<Record<string, string>>): ContractsParams => contractsParams.parse(query),
  contractsList: (params: ContractsParams, now: Date) => contractsList(db, params, dayOf(now)),
  /** Those that a search names and of which only the stub is left. */
  deletedContracts: (q: string | undefined) => deletedContracts(db, q),
  /** How many contracts each filter of an address lets through, a hundred at most. */
  contractCounts: (filters: readonly Readonly<Record<string, string>>[], now: Date) =>
    contractCounts(db, filters, dayOf(now)),
  /** Now, or as of a day, a moment, or `signed`; null for an unknown number. */
  contractPage: (number: string, asked: { viewer: Actor; now: Date; asOf?: string | undefined }) =>
    contractPage({ ...log, db }, number, asked),
  /** What an address narrows the log to; nothing where it does not say it as it should. */
  contractLogAsked: (query: Readonly<Record<string, string>>): ContractLogParams =>
    contractLogParams.safeParse(query).data ?? {},
  contractLog: (number: string, viewer: Actor, params?: ContractLogParams) =>
    contractLog({ ...log, db }, number, viewer, params),
  /** The id of the file of an attachment; null where the viewer may not read it. */
  contractAttachment: (number: string, id: string, viewer: Actor) => contractAttachment(log, number, id, viewer),
  productionDay: (params: ProductionParams, now: Date) => productionDay(db, params, dayOf(now)),
  productionMonth: (params: ProductionMonthParams, now: Date) => productionMonth(db, params, dayOf(now)),
  contractCountries: () => contractCountries(db),
  contractPeople: () => contractPeople(db),
  /** Those whom contracts still name in a place that they can no longer hold. */
  contractPeopleGone: () => contractPeopleGone(db),
  contractViewsOf: (account: string) => contractViewsOf(db, account),
  /** What of the contracts waits for a person of the team. */
  ownContractsFilter: ownFilter,
  ownWork: (viewer: Pick<Actor, 'role' | 'id'>, now: Date) => ownWork(db, viewer, dayOf(now)),
  readModelHealth: () => readModelHealth(db),
  salesAsked: (query: Readonly<Record<string, string>>, viewer: Actor): SalesFilter =>
    salesSeenBy(viewer, salesFilter.parse(query)),
  sales: (filter: SalesFilter, now: Date) => sales(db, filter, dayOf(now)),
  contractsChosen: (numbers: readonly string[]) => contractsChosen(db, numbers),
  /** Which contracts of a list would become somebody's. */
  contractsToAssign: (filter: ContractsParams, to: Parameters<typeof contractsToAssign>[2], now: Date) =>
    contractsToAssign(db, filter, to, dayOf(now)),
  recentAssignments: () => recentAssignments({ ...log, db }),
  clientEmailsAsked: (query: Readonly<Record<string, string>>): ClientEmailsFilter => clientEmailsFilter.parse(query),
  /** How many contracts a file of clients' e-mails would be made of. */
  countContracts: (filter: ClientEmailsFilter, viewer: Actor, now: Date) =>
    countContracts(db, filter, { viewer, today: dayOf(now) }),
  /** Null for an id that is not of a file of theirs. */
  clientEmailsFile: (id: string, viewer: Actor, now: Date) =>
    exportedFile(log, 'ClientEmailsExported', id, { viewer, now }),
  contractsFile: (id: string, viewer: Actor, now: Date) => exportedFile(log, 'ContractsExported', id, { viewer, now }),
  contractLogFile: (id: string, viewer: Actor, now: Date) =>
    exportedFile(log, 'ContractLogExported', id, { viewer, now }),
  /** For the managers of the company. */
  ownContracts: (companyId: number, now: Date) => ownContracts({ ...log, db }, companyId, dayOf(now)),
  goneCompany: (id: number) => goneCompany(db, id),
  /** Reads the search query from the address of a results page. */
  pageSearch: (address: URLSearchParams, country?: string): PageSearch => pageSearch(address, country),
  searchCompanies: (query: SearchQuery): Promise<SearchAnswer> =>
    search.search(query).then((answer) => withPictures(db, answer)),
});

export type ReadApi = ReturnType<typeof readApi>;
