import type { Pool } from 'pg';
import type { Perform } from '#infra/reactions/perform.ts';
import type { ContractToForget } from '#infra/reactions/reactor.ts';
import { forgetContract } from './forget-contract.ts';

export const performForgettingContract =
  ({ pool }: { readonly pool: Pool }): Perform =>
  async ({ data }) => {
    await forgetContract(pool, (data as ContractToForget).contract);
    return 'done';
  };
