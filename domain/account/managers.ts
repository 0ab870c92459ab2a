import type { CompanyRole } from '../actor.ts';
import type { Decider } from '../decider.ts';
import type { ManagerEvent } from './account.events.ts';
import { refuse } from './account.rejections.ts';

type Person = { readonly companyId: number; readonly accountId: string };

export type ManagerCommand =
  | { readonly type: 'NameManager'; readonly data: Person & { readonly role: CompanyRole } }
  | { readonly type: 'RemoveManager'; readonly data: Person }
  | { readonly type: 'AskManagement'; readonly data: Person }
  | { readonly type: 'DeclineManagement'; readonly data: Person & { readonly reason: string | null } };

export type ManagersState = {
  readonly managers: Readonly<Record<string, CompanyRole>>;
  readonly asking: readonly string[];
};

export const managersStream = (companyId: number): string => `managers-${companyId}`;

const without = (asking: readonly string[], accountId: string) => asking.filter((id) => id !== accountId);

/** The people who run one company's page. */
export const managers: Decider<ManagerCommand, ManagerEvent, ManagersState> = {
  initial: { managers: {}, asking: [] },
  evolve: {
    ManagerNamed: (state, { accountId, role }) => ({
      managers: { ...state.managers, [accountId]: role },
      asking: without(state.asking, accountId),
    }),
    ManagerRemoved: (state, { accountId }) => {
      const { [accountId]: _, ...left } = state.managers;
      return { ...state, managers: left };
    },
    ManagementAsked: (state, { accountId }) => ({ ...state, asking: [...state.asking, accountId] }),
    ManagementDeclined: (state, { accountId }) => ({ ...state, asking: without(state.asking, accountId) }),
  },
  decide: {
    NameManager: (data, state) =>
      state.managers[data.accountId] === data.role ? [] : [{ type: 'ManagerNamed', data }],
    RemoveManager: (data, state) => {
      const role = state.managers[data.accountId];
      if (!role) return [];
      const admins = Object.values(state.managers).filter((other) => other === 'admin').length;
      if (role === 'admin' && admins === 1 && Object.keys(state.managers).length > 1) throw refuse('last-admin');
      return [{ type: 'ManagerRemoved', data }];
    },
    AskManagement: (data, state) =>
      state.managers[data.accountId] || state.asking.includes(data.accountId)
        ? []
        : [{ type: 'ManagementAsked', data }],
    DeclineManagement: (data, state) =>
      state.asking.includes(data.accountId) ? [{ type: 'ManagementDeclined', data }] : [],
  },
};
