import type { DataOf } from '../decider.ts';
import type { CompanyEvent } from './company.events.ts';

export type Data<T extends CompanyEvent['type']> = DataOf<CompanyEvent, T>;
type Section<T extends CompanyEvent['type']> = Omit<Data<T>, 'companyId'>;

/** The events that say a section of a company's page anew. */
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
  /** Staff has already looked at it. */
  readonly approved: boolean;
  readonly online: boolean;
};

type Asked<Name extends string, T extends CompanyEvent['type']> = { readonly type: Name; readonly data: Data<T> };

export type CompanyCommand =
  | { readonly type: 'RegisterCompany'; readonly data: RegisterCompanyData }
  | Asked<'RenameCompany', 'CompanyRenamed'>
  | Asked<'DescribeCompany', 'CompanyDescribed'>
  | Asked<'RelocateCompany', 'CompanyRelocated'>
  | Asked<'ChooseCompanyCategory', 'CompanyCategoryChosen'>
  | Asked<'ListCompanyCoordinates', 'CompanyCoordinatesListed'>
  | Asked<'DeclareCompanySize', 'CompanySizeDeclared'>
  | Asked<'StateCompanyLegalFacts', 'CompanyLegalFactsStated'>
  | Asked<'PlanOpeningHours', 'OpeningHoursPlanned'>
  | Asked<'ApproveCompany', 'CompanyApproved'>
  | Asked<'WithdrawCompanyApproval', 'CompanyApprovalWithdrawn'>
  | Asked<'PutCompanyOnline', 'CompanyPutOnline'>
  | Asked<'TakeCompanyOffline', 'CompanyTakenOffline'>;
