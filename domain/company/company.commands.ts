import type { DataOf } from '../decider.ts';
import type { ApprovalEvent } from './approval.events.ts';
import type { CompanyEvent, Planning, ProposedChange } from './company.events.ts';
import type { Dates, DaySaid, HolidaysSaid } from './hours-for-a-time.ts';
import type { Replacement } from './replaced-coordinates.ts';
import type { SameCompanyEvent } from './same-company.events.ts';
import type { Standing } from './same-company.ts';

export type Data<T extends CompanyEvent['type']> = DataOf<CompanyEvent, T>;
type Section<T extends CompanyEvent['type']> = Omit<Data<T>, 'companyId'>;

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

/** The version of the form that its data come from; left out by programs, which replace what there is. */
type Edited = { readonly edited?: number | undefined };

type FormCommand<Name extends string, D> = { readonly type: Name; readonly data: D & Edited };

export type CompanyCommand =
  | { readonly type: 'RegisterCompany'; readonly data: RegisterCompanyData }
  | CommandFor<'RenameCompany', 'CompanyRenamed'>
  | FormCommand<'DescribeCompany', Data<'CompanyDescribed'>>
  | FormCommand<'DescribeCompanyShop', Data<'CompanyShopDescribed'>>
  | CommandFor<'RelocateCompany', 'CompanyRelocated'>
  | FormCommand<'ChooseCompanyCategory', Data<'CompanyCategoryChosen'>>
  | CommandFor<'ListCompanyCoordinates', 'CompanyCoordinatesListed'>
  | {
      readonly type: 'ReplaceCompanyCoordinates';
      readonly data: { readonly companyId: number; readonly replacements: readonly Replacement[] };
    }
  | CommandFor<'DeclareCompanySize', 'CompanySizeDeclared'>
  | CommandFor<'StateCompanyLegalFacts', 'CompanyLegalFactsStated'>
  | FormCommand<'StateCompanyProfile', Data<'CompanySizeDeclared'> & Data<'CompanyLegalFactsStated'>>
  | FormCommand<'PlanOpeningHours', Data<'OpeningHoursPlanned'>>
  | FormCommand<
      'PlanUsualWeek',
      { readonly companyId: number; readonly week: Planning['week']; readonly timeZone: string }
    >
  | FormCommand<'ChangeDayHours', { readonly companyId: number } & DaySaid>
  | FormCommand<
      'PlanPeriod',
      { readonly companyId: number; readonly period: Omit<Planning, 'holidays'>; readonly instead: Dates | null }
    >
  | FormCommand<'RemovePeriod', { readonly companyId: number } & Dates>
  | FormCommand<'ObserveHolidays', { readonly companyId: number } & HolidaysSaid>
  | FormCommand<
      'CorrectCompanyCoordinates',
      Data<'CompanyRenamed'> &
        Data<'CompanyRelocated'> &
        Data<'CompanyCoordinatesListed'> & {
          /** Left out, requests go where they went before. */
          readonly requests?: Section<'CompanyRequestsDirected'> | undefined;
        }
    >
  | {
      readonly type: 'TakeProposedChange';
      readonly data: { readonly companyId: number; readonly proposed: ProposedChange };
    }
  | CommandFor<'ApproveCompany', 'CompanyApproved'>
  | { readonly type: 'RefuseCompany'; readonly data: DataOf<ApprovalEvent, 'CompanyRefused'> }
  | { readonly type: 'AskCompanyApproval'; readonly data: DataOf<ApprovalEvent, 'CompanyApprovalAsked'> }
  | { readonly type: 'MarkCompanyClient'; readonly data: DataOf<ApprovalEvent, 'CompanyClientMarked'> }
  | CommandFor<'WithdrawCompanyApproval', 'CompanyApprovalWithdrawn'>
  | {
      readonly type: 'DeclareSameCompany';
      readonly data: DataOf<SameCompanyEvent, 'SameCompanyDeclared'> & { readonly standing: Standing };
    }
  | { readonly type: 'CountJoinedRating'; readonly data: DataOf<SameCompanyEvent, 'JoinedRatingCounted'> }
  | { readonly type: 'UndoSameCompany'; readonly data: { readonly companyId: number } }
  | CommandFor<'PutCompanyOnline', 'CompanyPutOnline'>
  | CommandFor<'TakeCompanyOffline', 'CompanyTakenOffline'>;
