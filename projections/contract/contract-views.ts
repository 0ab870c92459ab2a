import { contractViewEvents } from '#domain/contract/contract-views.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { projection, table } from '../projection.ts';

export type ContractView = {
  readonly id: string;
  readonly name: string;
  /** The end of the list's address: `late=yes&state=ending`. */
  readonly filter: string;
};

/** The views of one person, in the order in which they were first kept. */
type ContractViewsRow = { account: string; views: readonly ContractView[] };

/** The narrowed lists of contracts that people keep. */
export const contractViews = projection({ ...contractViewEvents, ...erasureEvents })({
  name: 'contract_views',
  version: 1,
  tables: {
    person: table<ContractViewsRow>({
      columns: { account: 'text not null', views: 'jsonb not null' },
      key: ['account'],
    }),
  },
  on: {
    // the words are null once the person is erased
    ContractViewKept: ({ person }, { data: { accountId: account, viewId: id, name, filter } }) => {
      if (name === null || filter === null) return;
      const view = { id, name, filter };
      person.upsert(account, { account, views: [view] }, ({ views }) => ({
        account,
        views: views.some((one) => one.id === id) ? views.map((one) => (one.id === id ? view : one)) : [...views, view],
      }));
    },
    ContractViewRemoved: ({ person }, { data: { accountId: account, viewId } }) =>
      person.change(account, ({ views }) => ({ account, views: views.filter(({ id }) => id !== viewId) })),
    PersonForgotten: ({ person }, { data: { accountId } }) => person.remove(accountId),
  },
});
