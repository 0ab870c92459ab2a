import type { DataOf, Decider } from '../decider.ts';
import { fold } from '../fold.ts';
import { refuse } from './contract.rejections.ts';
import type { ContractViewEvent } from './contract-views.events.ts';

/** As many as fit above a list. */
export const mostContractViews = 12;

type NewView = { readonly accountId: string; readonly viewId: string; readonly name: string; readonly filter: string };

export type ContractViewCommand =
  | { readonly type: 'KeepContractView'; readonly data: NewView }
  | { readonly type: 'ChangeContractView'; readonly data: Pick<NewView, 'accountId' | 'viewId'> & Partial<NewView> }
  | { readonly type: 'RemoveContractView'; readonly data: DataOf<ContractViewEvent, 'ContractViewRemoved'> };

/** Views by their ids. Their words are null once the person is erased. */
type ContractViewsState = Readonly<Record<string, { readonly name: string | null; readonly filter: string | null }>>;

export const contractViewsStream = (accountId: string): string => `contractViews-${accountId}`;

/** The narrowed lists of contracts that one person comes back to, each under a name. */
export const contractViews: Decider<ContractViewCommand, ContractViewEvent, ContractViewsState> = {
  initial: {},

  evolve: {
    ContractViewKept: (state, { viewId, name, filter }) => ({ ...state, [viewId]: { name, filter } }),
    ContractViewRemoved: (state, { viewId }) => {
      const { [viewId]: _, ...others } = state;
      return others;
    },
  },

  decide: {
    KeepContractView: (data, state) => {
      const kept = Object.entries(state);
      const [viewId, same] = kept.find(([, { name }]) => name !== null && fold(name) === fold(data.name)) ?? [];
      if (same?.name === data.name && same.filter === data.filter) return [];
      if (!viewId && kept.length >= mostContractViews) throw refuse('too-many-views', { most: mostContractViews });
      return [{ type: 'ContractViewKept', data: { ...data, viewId: viewId ?? data.viewId } }];
    },
    /** Another name, another list under the same name, or both. */
    ChangeContractView: ({ accountId, viewId, ...anew }, state) => {
      const { name, filter } = { ...state[viewId], ...anew };
      const before = state[viewId];
      if (!before || name == null || filter == null) throw refuse('view-unknown');
      const isTaken = Object.entries(state).some(
        ([id, other]) => id !== viewId && other.name !== null && fold(other.name) === fold(name),
      );
      if (isTaken) throw refuse('view-name-taken', {}, '/name');
      if (before.name === name && before.filter === filter) return [];
      return [{ type: 'ContractViewKept', data: { accountId, viewId, name, filter } }];
    },
    RemoveContractView: (data, state) => (state[data.viewId] ? [{ type: 'ContractViewRemoved', data }] : []),
  },
};
