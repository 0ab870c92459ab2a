import type { DataOf } from '../decider.ts';
import type { CompanyEvent } from './company.events.ts';

export type Data<T extends CompanyEvent['type']> = DataOf<CompanyEvent, T>;
type Section<T extends CompanyEvent['type']> = Omit<Data<T>, 'companyId'>;

/** The events that each replace one section of a company's page. */
export type SectionEvent =
  | 'CompanyRenamed'
  | 'CompanyDescribed'
  | 'CompanyRelocated'
  | 'CompanyCategoryChosen'
  | 'CompanyCoordinatesListed'
  | 'CompanySizeDeclared'
  | 'CompanyLegalFactsStated'
  | 'OpeningHoursPlanned';

export type RegisterCompanyData = Data<'CompanyRegistered'> & {
  readonly description?: Section<'CompanyDescribed'>;
  readonly coordinates?: Section<'CompanyCoordinatesListed'>;
  readonly legalFacts?: Section<'CompanyLegalFactsStated'>;
  readonly plannings?: Section<'OpeningHoursPlanned'>['plannings'];
  /** Whether staff has already approved the company. */
  readonly approved: boolean;
  readonly online: boolean;
};

type CommandFor<Name extends string, T extends CompanyEvent['type']> = { readonly type: Name; readonly data: Data<T> };

export type CompanyCommand =
  | { readonly type: 'RegisterCompany'; readonly data: RegisterCompanyData }
  | CommandFor<'RenameCompany', 'CompanyRenamed'>
  | CommandFor<'DescribeCompany', 'CompanyDescribed'>
  | CommandFor<'RelocateCompany', 'CompanyRelocated'>
  | CommandFor<'ChooseCompanyCategory', 'CompanyCategoryChosen'>
  | CommandFor<'ListCompanyCoordinates', 'CompanyCoordinatesListed'>
  | CommandFor<'DeclareCompanySize', 'CompanySizeDeclared'>
  | CommandFor<'StateCompanyLegalFacts', 'CompanyLegalFactsStated'>
  | CommandFor<'PlanOpeningHours', 'OpeningHoursPlanned'>
  | CommandFor<'ApproveCompany', 'CompanyApproved'>
  | CommandFor<'WithdrawCompanyApproval', 'CompanyApprovalWithdrawn'>
  | CommandFor<'PutCompanyOnline', 'CompanyPutOnline'>
  | CommandFor<'TakeCompanyOffline', 'CompanyTakenOffline'>;
