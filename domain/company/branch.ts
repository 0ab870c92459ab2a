import type { Decider } from '../decider.ts';
import type { BranchEvent } from './branch.events.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';

/** What the root is: an independent company (`house`), a branch of another one, or no company at all. */
export type Root = 'house' | 'branch' | 'unknown';

type BranchCommand =
  | {
      readonly type: 'AttachBranch';
      readonly data: {
        readonly companyId: number;
        readonly rootId: number;
        readonly root: Root;
        /** Whether the company has branches itself. */
        readonly hasBranches: boolean;
      };
    }
  | { readonly type: 'DetachBranch'; readonly data: { readonly companyId: number } };

type BranchState = { readonly registered: boolean; readonly rootId: number | null };

/** Whether a company is a branch of another one. There are two levels: a root and its branches. */
export const branch: Decider<
  BranchCommand,
  BranchEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' }>,
  BranchState
> = {
  initial: { registered: false, rootId: null },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    BranchAttached: (state, { rootId }) => ({ ...state, rootId }),
    BranchDetached: (state) => ({ ...state, rootId: null }),
  },

  decide: {
    AttachBranch: ({ companyId, rootId, root, hasBranches }, state) => {
      if (!state.registered) throw refuse('unknown');
      if (companyId === rootId) throw refuse('branch-of-itself');
      if (state.rootId === rootId) return [];
      if (root === 'unknown') throw refuse('root-unknown');
      if (root === 'branch') throw refuse('root-is-branch');
      if (hasBranches) throw refuse('branch-has-branches');
      return [{ type: 'BranchAttached', data: { companyId, rootId } }];
    },
    DetachBranch: (data, { registered, rootId }) => {
      if (!registered) throw refuse('unknown');
      return rootId === null ? [] : [{ type: 'BranchDetached', data }];
    },
  },
};
