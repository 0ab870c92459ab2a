import { z } from 'zod';
import { approvalEvents } from '#domain/company/approval.events.ts';
import { companyEvents } from '#domain/company/company.events.ts';
import { mayApproveCompany, mayMarkClient } from '#domain/company/company.permissions.ts';
import { company } from '#domain/company/company.ts';
import { confirmedFactsEvents } from '#domain/company/confirmed-facts.events.ts';
import { confirmedFacts } from '#domain/company/confirmed-facts.ts';
import { typedName } from '#domain/typed-name.ts';
import { type Command, command } from '../command.ts';
import { knownSubCategory } from './company-facts.ts';
import { knownPlace, placeInput } from './company-place.ts';
import { slugOf } from './company-slug.ts';
import { coordinatesInput } from './coordinates-input.ts';
import { correctCompanyCoordinates } from './correct-coordinates.ts';
import { editing, edits, toCompany } from './edit-company.ts';
import { changeDayHours, observeHolidays, planPeriod, removePeriod } from './plan-exceptions.ts';
import { planUsualWeek } from './plan-week.ts';
import { registerCompany } from './register-company.ts';
import { checkTimeZones } from './time-zone.ts';

const of = companyEvents;
const edit = editing(company);
const change = toCompany(company);
const byApprovers = { allowed: mayApproveCompany };

/** The version of the form that the data come from; a program that leaves it out replaces what there is. */
const edited = z.int().min(0).optional();

export const describeCompany = edit(
  'describe-company',
  'DescribeCompany',
  of.CompanyDescribed.schema.extend({ edited }),
);
export const describeCompanyShop = edit(
  'describe-company-shop',
  'DescribeCompanyShop',
  of.CompanyShopDescribed.schema.extend({ edited }),
);
const listCompanyCoordinates = edit('list-company-coordinates', 'ListCompanyCoordinates', coordinatesInput);
const declareCompanySize = edit('declare-company-size', 'DeclareCompanySize', of.CompanySizeDeclared.schema);
const stateCompanyLegalFacts = edit(
  'state-company-legal-facts',
  'StateCompanyLegalFacts',
  of.CompanyLegalFactsStated.schema,
);
/** Saves the form of a company's size and legal facts. */
export const stateCompanyProfile = edit(
  'state-company-profile',
  'StateCompanyProfile',
  of.CompanyLegalFactsStated.schema.extend({ size: of.CompanySizeDeclared.schema.shape.size, edited }),
);
export const putCompanyOnline = edit('put-company-online', 'PutCompanyOnline', of.CompanyPutOnline.schema);
export const takeCompanyOffline = edit('take-company-offline', 'TakeCompanyOffline', of.CompanyTakenOffline.schema);
export const approveCompany = edit('approve-company', 'ApproveCompany', of.CompanyApproved.schema, byApprovers);
export const markCompanyClient = edit(
  'mark-company-client',
  'MarkCompanyClient',
  approvalEvents.CompanyClientMarked.schema,
  {
    allowed: mayMarkClient,
  },
);
export const refuseCompany = edit('refuse-company', 'RefuseCompany', approvalEvents.CompanyRefused.schema, byApprovers);
export const askCompanyApproval = edit(
  'ask-company-approval',
  'AskCompanyApproval',
  approvalEvents.CompanyApprovalAsked.schema,
);
const withdrawCompanyApproval = edit(
  'withdraw-company-approval',
  'WithdrawCompanyApproval',
  of.CompanyApprovalWithdrawn.schema,
  byApprovers,
);
const confirmCompanyFacts = editing(confirmedFacts)(
  'confirm-company-facts',
  'ConfirmCompanyFacts',
  confirmedFactsEvents.CompanyFactsConfirmed.schema.omit({ day: true }),
);

export const renameCompany = command({
  ...edits,
  name: 'rename-company',
  schema: of.CompanyRenamed.schema.omit({ slug: true }).extend({
    name: typedName(200),
    shortName: typedName(100).nullable().default(null),
  }),
  handle: (context, data, envelope) =>
    change(context, { type: 'RenameCompany', data: { ...data, slug: slugOf(data.name) } }, envelope),
});

const relocateCompany = command({
  ...edits,
  name: 'relocate-company',
  schema: z.object({ companyId: z.int().positive(), place: placeInput }),
  async handle(context, { companyId, place }, envelope) {
    const data = { companyId, place: await knownPlace(context.facts.companies, place) };
    return change(context, { type: 'RelocateCompany', data }, envelope);
  },
});

export const chooseCompanyCategory = command({
  ...edits,
  name: 'choose-company-category',
  schema: of.CompanyCategoryChosen.schema.extend({ edited }),
  async handle(context, { category, ...form }, envelope) {
    const data = { ...form, category: await knownSubCategory(context.facts.companies, category) };
    return change(context, { type: 'ChooseCompanyCategory', data }, envelope);
  },
});

export const planOpeningHours = command({
  ...edits,
  name: 'plan-opening-hours',
  schema: of.OpeningHoursPlanned.schema.extend({ edited }),
  handle(context, data, envelope) {
    checkTimeZones(data.plannings);
    return change(context, { type: 'PlanOpeningHours', data }, envelope);
  },
});

/** The commands of a company itself; those of its pictures, products, jobs and branches are in other files. */
export const companyCommands: readonly Command[] = [
  registerCompany,
  renameCompany,
  describeCompany,
  describeCompanyShop,
  relocateCompany,
  chooseCompanyCategory,
  correctCompanyCoordinates,
  listCompanyCoordinates,
  declareCompanySize,
  stateCompanyLegalFacts,
  stateCompanyProfile,
  planOpeningHours,
  planUsualWeek,
  changeDayHours,
  planPeriod,
  removePeriod,
  observeHolidays,
  approveCompany,
  withdrawCompanyApproval,
  refuseCompany,
  markCompanyClient,
  askCompanyApproval,
  putCompanyOnline,
  takeCompanyOffline,
  confirmCompanyFacts,
];
