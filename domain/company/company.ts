import type { DataOf, Decider } from '../decider.ts';
import type { ApprovalEvent } from './approval.events.ts';
import { approvalDecisions } from './approval.ts';
import type { CompanyCommand, Data } from './company.commands.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import {
  changedFacts,
  firstVersions,
  formOf,
  inFormerOrder,
  type SectionEvent,
  type SectionFact,
  type Versions,
} from './company-forms.ts';
import { firstSections } from './first-sections.ts';
import { planningRefusal, withUsualWeek } from './opening-hours.ts';
import { planningDecisions } from './planning-decisions.ts';
import { proposedFact } from './proposed-change.ts';
import { registered, withOwnPage } from './registered.ts';
import { replacedIn } from './replaced-coordinates.ts';
import type { SameCompanyEvent } from './same-company.events.ts';
import { sameCompanyDecisions } from './same-company.ts';

export type CompanyState =
  | { readonly status: 'unregistered' }
  | {
      readonly status: 'registered';
      /** The decision of staff: `new` until they decide, and again when its managers ask anew. */
      readonly approval: 'new' | 'given' | 'withdrawn' | 'refused';
      /** Why it was refused last; null while it was not. */
      readonly refusal: Pick<DataOf<ApprovalEvent, 'CompanyRefused'>, 'reason' | 'explanation'> | null;
      /** Whether staff ever approved it. */
      readonly wasApproved: boolean;
      readonly presence: 'online' | 'offline';
      /** The company that it is the same as, and whether it was online until then; null while it has a page of its own. */
      readonly same: { readonly stays: number; readonly wasOnline: boolean } | null;
      /** Whether staff marked it as a client. */
      readonly client: boolean;
      /** The totals of the reviews of the pages that lead to its own. */
      readonly joined: Omit<DataOf<SameCompanyEvent, 'JoinedRatingCounted'>, 'companyId'>;
      /** The current data of each section. */
      readonly sections: { readonly [T in SectionEvent]: Data<T> };
      readonly versions: Versions;
    };

type Registered = Extract<CompanyState, { status: 'registered' }>;

export const companyStream = (companyId: number): string => `company-${companyId}`;

/** Whether visitors see the company: staff has approved it, and it was put online. */
export const isPublic = (state: CompanyState): boolean =>
  state.status === 'registered' && state.approval === 'given' && state.presence === 'online';

const keep =
  <T extends SectionEvent>(type: T) =>
  (state: CompanyState, data: Data<T>): CompanyState =>
    state.status === 'unregistered'
      ? state
      : {
          ...state,
          sections: { ...state.sections, [type]: data },
          versions: { ...state.versions, [formOf[type]]: state.versions[formOf[type]] + 1 },
        };

const become =
  (
    change: Partial<
      Pick<Registered, 'approval' | 'presence' | 'wasApproved' | 'refusal' | 'same' | 'joined' | 'client'>
    >,
  ) =>
  (state: CompanyState): CompanyState =>
    state.status === 'unregistered' ? state : { ...state, ...change };

/** Replaces a section of a registered company; the same data again makes no event. */
const say =
  <T extends SectionEvent>(type: T) =>
  ({ edited, ...data }: Data<T> & { readonly edited?: number | undefined }, state: CompanyState) =>
    changedFacts([{ type, data } as unknown as SectionFact], registered(state), edited);

export const company: Decider<CompanyCommand, CompanyEvent | ApprovalEvent | SameCompanyEvent, CompanyState> = {
  initial: { status: 'unregistered' },

  evolve: {
    CompanyRegistered: (_, data) => ({
      status: 'registered',
      approval: 'new',
      refusal: null,
      wasApproved: false,
      presence: 'offline',
      same: null,
      client: false,
      joined: { reviews: 0, scored: 0, stars: 0 },
      sections: firstSections(data),
      versions: firstVersions,
    }),
    CompanyRenamed: keep('CompanyRenamed'),
    CompanyDescribed: keep('CompanyDescribed'),
    CompanyShopDescribed: keep('CompanyShopDescribed'),
    CompanyRelocated: keep('CompanyRelocated'),
    CompanyCategoryChosen: keep('CompanyCategoryChosen'),
    CompanyCoordinatesListed: keep('CompanyCoordinatesListed'),
    CompanyRequestsDirected: keep('CompanyRequestsDirected'),
    CompanySizeDeclared: keep('CompanySizeDeclared'),
    CompanyLegalFactsStated: keep('CompanyLegalFactsStated'),
    OpeningHoursPlanned: keep('OpeningHoursPlanned'),
    CompanyApproved: become({ approval: 'given', wasApproved: true, refusal: null }),
    CompanyApprovalWithdrawn: become({ approval: 'withdrawn' }),
    CompanyRefused: (state, { reason, explanation }) =>
      become({ approval: 'refused', refusal: { reason, explanation } })(state),
    CompanyApprovalAsked: become({ approval: 'new' }),
    CompanyClientMarked: (state, { client }) => become({ client })(state),
    CompanyPutOnline: become({ presence: 'online' }),
    CompanyTakenOffline: become({ presence: 'offline' }),
    SameCompanyDeclared: (state, { stays }) =>
      state.status === 'unregistered' ? state : { ...state, same: { stays, wasOnline: state.presence === 'online' } },
    SameCompanyUndone: become({ same: null }),
    JoinedRatingCounted: (state, { reviews, scored, stars }) => become({ joined: { reviews, scored, stars } })(state),
  },

  decide: {
    RegisterCompany: ({ description, coordinates, legalFacts, plannings, approved, online, ...facts }, state) => {
      const refusal = planningRefusal(plannings ?? []);
      if (refusal) throw refusal;
      if (state.status === 'registered') return [];
      const { companyId } = facts;
      const happened: CompanyEvent[] = [{ type: 'CompanyRegistered', data: facts }];
      if (description) happened.push({ type: 'CompanyDescribed', data: { companyId, ...description } });
      if (coordinates) happened.push({ type: 'CompanyCoordinatesListed', data: { companyId, ...coordinates } });
      if (legalFacts) happened.push({ type: 'CompanyLegalFactsStated', data: { companyId, ...legalFacts } });
      if (plannings) happened.push({ type: 'OpeningHoursPlanned', data: { companyId, plannings } });
      if (approved) happened.push({ type: 'CompanyApproved', data: { companyId } });
      if (online) happened.push({ type: 'CompanyPutOnline', data: { companyId } });
      return happened;
    },
    RenameCompany: say('CompanyRenamed'),
    DescribeCompany: say('CompanyDescribed'),
    DescribeCompanyShop: say('CompanyShopDescribed'),
    RelocateCompany: say('CompanyRelocated'),
    ChooseCompanyCategory: (data, state) => {
      const facts = say('CompanyCategoryChosen')(data, state);
      if (facts.length > 0 && registered(state).wasApproved) throw refuse('category-needs-request');
      return facts;
    },
    CorrectCompanyCoordinates: ({ companyId, edited, requests, ...said }, state) => {
      const { name, shortName, slug, place, coordinates, whatsappInitialText } = said;
      const current = registered(state);
      const before = current.sections.CompanyCoordinatesListed.coordinates;
      const listed = { companyId, coordinates: [...inFormerOrder(before, coordinates)], whatsappInitialText };
      return changedFacts(
        [
          { type: 'CompanyRenamed', data: { companyId, name, shortName, slug } },
          { type: 'CompanyRelocated', data: { companyId, place } },
          { type: 'CompanyCoordinatesListed', data: listed },
          ...(requests ? [{ type: 'CompanyRequestsDirected', data: { companyId, ...requests } } as const] : []),
        ],
        current,
        edited,
      );
    },
    TakeProposedChange: ({ proposed }, state) => {
      const current = registered(state);
      return changedFacts([proposedFact(proposed, current)], current);
    },
    ListCompanyCoordinates: say('CompanyCoordinatesListed'),
    ReplaceCompanyCoordinates: ({ companyId, replacements }, state) => {
      const current = registered(state);
      const { coordinates, whatsappInitialText } = current.sections.CompanyCoordinatesListed;
      const data = { companyId, coordinates: replacedIn(coordinates, replacements), whatsappInitialText };
      return changedFacts([{ type: 'CompanyCoordinatesListed', data }], current);
    },
    DeclareCompanySize: say('CompanySizeDeclared'),
    StateCompanyLegalFacts: say('CompanyLegalFactsStated'),
    StateCompanyProfile: ({ companyId, edited, size, ...legal }, state) =>
      changedFacts(
        [
          { type: 'CompanySizeDeclared', data: { companyId, size } },
          { type: 'CompanyLegalFactsStated', data: { companyId, ...legal } },
        ],
        registered(state),
        edited,
      ),
    PlanOpeningHours: (data, state) => {
      const refusal = registered(state) && planningRefusal(data.plannings);
      if (refusal) throw refusal;
      return say('OpeningHoursPlanned')(data, state);
    },
    PlanUsualWeek: ({ companyId, edited, week, timeZone }, state) => {
      const before = registered(state).sections.OpeningHoursPlanned.plannings;
      const plannings = [...withUsualWeek(before, week, timeZone)];
      if (planningRefusal(plannings)) throw refuse('hours-overlap', {}, '/week');
      return say('OpeningHoursPlanned')({ companyId, plannings, edited }, state);
    },
    ...planningDecisions,
    ...approvalDecisions,
    ...sameCompanyDecisions,
    PutCompanyOnline: (data, state) =>
      withOwnPage(state).presence === 'online' ? [] : [{ type: 'CompanyPutOnline', data }],
    TakeCompanyOffline: (data, state) =>
      registered(state).presence === 'offline' ? [] : [{ type: 'CompanyTakenOffline', data }],
  },
};
