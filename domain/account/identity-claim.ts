import type { Decider } from '../decider.ts';
import type { ClaimEvent } from './account.events.ts';
import { refuse } from './account.rejections.ts';

type Claim = { readonly claim: string; readonly accountId: string };

type ClaimCommand =
  | {
      readonly type: 'ClaimIdentity';
      /** `abandoned` is the account that has the claim but was never opened; another account may take it over. */
      readonly data: Claim & { readonly abandoned: string | null };
    }
  | { readonly type: 'ReleaseIdentity'; readonly data: Claim };

export type ClaimState = { readonly holder: string | null };

export const claimStream = (claim: string): string => `claim-${claim}`;

/** Gives something that must be unique to one account at a time. */
export const identityClaim: Decider<ClaimCommand, ClaimEvent, ClaimState> = {
  initial: { holder: null },
  evolve: {
    IdentityClaimed: (_, { accountId }) => ({ holder: accountId }),
    IdentityReleased: () => ({ holder: null }),
  },
  decide: {
    ClaimIdentity: ({ claim, accountId, abandoned }, { holder }) => {
      if (holder === accountId) return [];
      if (holder !== null && holder !== abandoned) throw refuse('email-taken');
      return [{ type: 'IdentityClaimed', data: { claim, accountId } }];
    },
    ReleaseIdentity: (data, { holder }) =>
      holder === data.accountId
        ? [{ type: 'IdentityReleased', data: { claim: data.claim, accountId: data.accountId } }]
        : [],
  },
};
