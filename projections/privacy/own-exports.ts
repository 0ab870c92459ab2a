import { auditEvents } from '#domain/audit/audit.events.ts';
import { contractEvents } from '#domain/contract/contract.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { projection, table } from '../projection.ts';

/** An export that contained a person's contact, and its reason; not who made it. */
export type OwnExport = { readonly at: string; readonly kind: 'email' | 'phone'; readonly reason: string };

/** A file that contained the client's e-mail of a contract, and its reason; not who made it. */
export type ClientEmailExport = Pick<OwnExport, 'at' | 'reason'>;

type OwnExportsRow = {
  account: string;
  /** The newest first. */
  exports: readonly OwnExport[];
};

type ContractExportsRow = {
  number: string;
  /** The newest first. */
  exports: readonly ClientEmailExport[];
};

/** The number of exports that a person, or the company of a contract, is shown. */
const maxExports = 50;

const tables = {
  person: table<OwnExportsRow>({ columns: { account: 'text not null', exports: 'jsonb not null' }, key: ['account'] }),
  contract: table<ContractExportsRow>({
    columns: { number: 'text not null', exports: 'jsonb not null' },
    key: ['number'],
  }),
};

const { ContractDeleted } = contractEvents;

/** For each person the contact exports that contained their contact, for each contract those of its client's e-mail. */
export const ownExports = projection({ ...auditEvents, ...erasureEvents, ContractDeleted })({
  name: 'own_exports',
  version: 2,
  tables,
  on: {
    ContactsHandedOver: ({ person }, { data: { accounts, kind, reason }, at }) => {
      const one: OwnExport = { at, kind, reason };
      for (const account of accounts)
        person.upsert(account, { account, exports: [] }, (row) => ({
          ...row,
          exports: [one, ...row.exports].slice(0, maxExports),
        }));
    },
    ClientEmailsExported: ({ contract }, { data: { numbers, reason }, at }) => {
      for (const number of numbers)
        contract.upsert(number, { number, exports: [] }, (row) => ({
          ...row,
          exports: [{ at, reason }, ...row.exports].slice(0, maxExports),
        }));
    },
    ContractDeleted: ({ contract }, { data: { number } }) => contract.remove(number),
    PersonForgotten: ({ person }, { data: { accountId } }) => person.remove(accountId),
  },
});
