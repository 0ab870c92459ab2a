import type { CompanyRole } from '../actor.ts';
import { isStaff } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import type { ManagerEvent } from './account.events.ts';
import { refuse } from './account.rejections.ts';
import { type InvitationCommand, invitations } from './invitations.ts';
import type { ManagementEvent } from './management.events.ts';
import { type ClaimingCommand, claims } from './management-claims.ts';
import type { ManagementProof } from './management-proofs.ts';

export type Person = { readonly companyId: number; readonly accountId: string };

export type ManagerCommand =
  | { readonly type: 'NameManager'; readonly data: Person & { readonly role: CompanyRole } }
  | { readonly type: 'RemoveManager'; readonly data: Person }
  | ClaimingCommand
  | InvitationCommand;

/** An open request to manage the page. */
type Asking = {
  readonly proof: ManagementProof | 'none';
  readonly contestUntil: string | null;
  readonly contested: boolean;
};

export type Invitation = Omit<DataOf<ManagementEvent, 'ManagerInvited'>, 'companyId' | 'invitationId'> & {
  /** The account that accepted it; null before. */
  readonly acceptedBy: string | null;
};

export type ManagersState = {
  readonly managers: Readonly<Record<string, CompanyRole>>;
  readonly asking: Readonly<Record<string, Asking>>;
  /** The papers that people sent with a request, by their accounts; they outlive its answer for some time. */
  readonly documents: Readonly<Record<string, readonly string[]>>;
  /** Those that were not taken back, by their ids. */
  readonly invitations: Readonly<Record<string, Invitation>>;
};

export type ManagersFact = ManagerEvent | ManagementEvent;
export type ManagersDecider<C extends ManagerCommand> = Pick<
  Decider<C, ManagersFact, ManagersState>,
  'decide'
>['decide'];

export const managersStream = (companyId: number): string => `managers-${companyId}`;

const without = <T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> => {
  const { [id]: _, ...left } = all;
  return left;
};

const changed = <T extends object>(all: Readonly<Record<string, T>>, id: string, to: Partial<T>) =>
  all[id] ? { ...all, [id]: { ...all[id], ...to } } : all;

const unproved: Asking = { proof: 'none', contestUntil: null, contested: false };

const isLastAdmin = ({ managers }: ManagersState, accountId: string): boolean =>
  managers[accountId] === 'admin' && Object.values(managers).filter((role) => role === 'admin').length === 1;

/** The people who run one company's page, those who ask to, and those who are invited. */
export const managers: Decider<ManagerCommand, ManagersFact, ManagersState> = {
  initial: { managers: {}, asking: {}, documents: {}, invitations: {} },
  evolve: {
    ManagerNamed: (state, { accountId, role }) => ({
      ...state,
      managers: { ...state.managers, [accountId]: role },
      asking: without(state.asking, accountId),
    }),
    ManagerRemoved: (state, { accountId }) => ({
      ...state,
      managers: without(state.managers, accountId),
      documents: without(state.documents, accountId),
    }),
    ManagementAsked: (state, { accountId }) => ({
      ...state,
      asking: { ...state.asking, [accountId]: unproved },
      documents: without(state.documents, accountId),
    }),
    ManagementClaimed: (state, { accountId, proof, contestUntil }) => ({
      ...state,
      asking: changed(state.asking, accountId, { proof, contestUntil }),
    }),
    ManagementContested: (state, { accountId }) => ({
      ...state,
      asking: changed(state.asking, accountId, { contested: true }),
    }),
    ManagementDeclined: (state, { accountId }) => ({ ...state, asking: without(state.asking, accountId) }),
    ManagementWithdrawn: (state, { accountId }) => ({
      ...state,
      asking: without(state.asking, accountId),
      documents: without(state.documents, accountId),
    }),
    ManagementDocumentAdded: (state, { accountId, documentId }) => ({
      ...state,
      documents: { ...state.documents, [accountId]: [...(state.documents[accountId] ?? []), documentId] },
    }),
    ManagementDocumentRemoved: (state, { accountId, documentId }) => ({
      ...state,
      documents: {
        ...state.documents,
        [accountId]: (state.documents[accountId] ?? []).filter((one) => one !== documentId),
      },
    }),
    ManagementDocumentsDeleted: (state, { accountId }) => ({
      ...state,
      documents: without(state.documents, accountId),
    }),
    ManagerInvited: (state, { invitationId, email, role, until }) => ({
      ...state,
      invitations: { ...state.invitations, [invitationId]: { email, role, until, acceptedBy: null } },
    }),
    InvitationTakenBack: (state, { invitationId }) => ({
      ...state,
      invitations: without(state.invitations, invitationId),
    }),
    InvitationAccepted: (state, { invitationId, accountId }) => ({
      ...state,
      invitations: changed(state.invitations, invitationId, { acceptedBy: accountId }),
    }),
  },
  decide: {
    NameManager: (data, state) => {
      if (state.managers[data.accountId] === data.role) return [];
      if (isLastAdmin(state, data.accountId)) throw refuse('last-admin');
      return [{ type: 'ManagerNamed', data }];
    },
    RemoveManager: (data, state, { actor }) => {
      if (!state.managers[data.accountId]) return [];
      const isAlone = Object.keys(state.managers).length === 1;
      // the team may leave a page to nobody, its managers may not
      if (isLastAdmin(state, data.accountId) && !(isAlone && isStaff(actor))) throw refuse('last-admin');
      return [{ type: 'ManagerRemoved', data }];
    },
    ...claims,
    ...invitations,
  },
};
