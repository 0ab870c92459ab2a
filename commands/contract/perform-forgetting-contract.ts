import type { Pool } from 'pg';
import type { OwnFiles } from '#infra/documents/own-files.ts';
import type { Perform } from '#infra/reactions/perform.ts';
import type { ContractToForget } from '#infra/reactions/reactor.ts';
import { forgetContract } from './forget-contract.ts';

export const performForgettingContract =
  ({ pool, ownFiles }: { readonly pool: Pool; readonly ownFiles: Pick<OwnFiles, 'removeDocuments'> }): Perform =>
  async ({ data }) => {
    const { contract } = data as ContractToForget;
    await forgetContract(pool, contract);
    await ownFiles.removeDocuments(contract);
    return 'done';
  };
