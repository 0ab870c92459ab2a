import { expect, test } from 'vitest';
import { contractViewFilter } from '#domain/contract/contract-views.events.ts';
import { contractViews, mostContractViews } from '#domain/contract/contract-views.ts';
import { given } from '#tests/given.ts';

const accountId = '0d9f6a52-3c58-4d0e-9f5b-1c6f0a4b7e20';
const now = { now: new Date('2026-11-26T08:00:00Z'), actor: { id: accountId, role: 'commercial' } } as const;
const viewId = '7a6c3f1e-52d4-5b1b-9d43-6f0f2c7c1a11';
const other = '7a6c3f1e-52d4-5b1b-9d43-6f0f2c7c1a12';
const view = { accountId, viewId, name: 'En retard à Abidjan', filter: 'late=yes' };
const kept = { type: 'ContractViewKept', data: view } as const;

test('a list is kept under its name, once', () => {
  given(contractViews).when({ type: 'KeepContractView', data: view }, now).then(kept);
  given(contractViews, kept)
    .when({ type: 'KeepContractView', data: { ...view, viewId: other } }, now)
    .thenNothing();
});

test('a name that is taken gets the new list, however it is written', () => {
  const again = { ...view, name: 'en retard a abidjan', filter: 'late=yes&state=ending' };
  given(contractViews, kept)
    .when({ type: 'KeepContractView', data: { ...again, viewId: other } }, now)
    .then({ type: 'ContractViewKept', data: again });
});

test('there are as many as one can look over', () => {
  const full = Array.from({ length: mostContractViews }, (_, n) => ({
    type: 'ContractViewKept' as const,
    data: { ...view, viewId: viewId.replace(/..$/, String(20 + n)), name: `Liste ${n}` },
  }));
  given(contractViews, ...full)
    .when({ type: 'KeepContractView', data: view }, now)
    .rejects('contract.too-many-views');
});

test('one gets another name, or another list under its name', () => {
  const change = (data: object) => ({ type: 'ChangeContractView', data: { accountId, viewId, ...data } }) as const;
  const told = (data: object) => ({ type: 'ContractViewKept', data: { ...view, ...data } }) as const;
  const name = 'Abidjan, en retard';
  given(contractViews, kept).when(change({ name }), now).then(told({ name }));
  given(contractViews, kept)
    .when(change({ name: view.name }), now)
    .thenNothing();
  given(contractViews, kept)
    .when(change({ name: 'EN RETARD À ABIDJAN' }), now)
    .then(told({ name: 'EN RETARD À ABIDJAN' }));
  const filter = 'late=yes&state=running';
  given(contractViews, kept).when(change({ filter }), now).then(told({ filter }));
  given(contractViews).when(change({ name }), now).rejects('contract.view-unknown');
  given(contractViews, kept, { type: 'ContractViewKept', data: { ...view, viewId: other, name } })
    .when(change({ name: 'abidjan, en retard' }), now)
    .rejects('contract.view-name-taken');
});

test('one is removed once', () => {
  const remove = { type: 'RemoveContractView', data: { accountId, viewId } } as const;
  given(contractViews, kept).when(remove, now).then({ type: 'ContractViewRemoved', data: remove.data });
  given(contractViews).when(remove, now).thenNothing();
});

test.each(['', 'late=yes<script>', '/elsewhere', 'a b'])(
  'a filter is the end of an address, and %j is none',
  (typed) => {
    expect(contractViewFilter.safeParse(typed).success).toBe(false);
  },
);
