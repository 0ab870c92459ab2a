import { type ErasureReason, erasureEvents } from '#domain/privacy/erasure.events.ts';
import { projection, table } from '../projection.ts';

export type ErasureRow = {
  /** The account id. Once the erasure is completed, no other data of the account exists. */
  account: string;
  status: 'requested' | 'begun' | 'completed';
  reason: ErasureReason;
  requested: string;
  due: string;
  completed: string | null;
};

const tables = {
  erasure: table<ErasureRow>({
    columns: {
      account: 'text not null',
      status: 'text not null',
      reason: 'text not null',
      requested: 'text not null',
      due: 'text not null',
      completed: 'text',
    },
    key: ['account'],
    indexes: ['(status, due)'],
  }),
};

/** The erasure requests, when each is due, and its status. */
export const erasures = projection(erasureEvents)({
  name: 'erasures',
  version: 1,
  tables,
  on: {
    ErasureRequested: ({ erasure }, { data: { accountId: account, reason, due }, at: requested }) =>
      erasure.insert({ account, status: 'requested', reason, requested, due, completed: null }),
    ErasureCancelled: ({ erasure }, { data }) => erasure.remove(data.accountId),
    ErasureBegun: ({ erasure }, { data }) => erasure.change(data.accountId, (row) => ({ ...row, status: 'begun' })),
    ErasureCompleted: ({ erasure }, { data, at: completed }) =>
      erasure.change(data.accountId, (row) => ({ ...row, status: 'completed', completed })),
  },
});
