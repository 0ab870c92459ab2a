import { auditEvents } from '#domain/audit/audit.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { projection, table } from '../projection.ts';

/** An export that contained a person's contact, and its reason; not who made it. */
export type OwnExport = { readonly at: string; readonly kind: 'email' | 'phone'; readonly reason: string };

type OwnExportsRow = {
  account: string;
  /** The newest first. */
  exports: readonly OwnExport[];
};

/** The number of exports that a person is shown. */
const maxExports = 50;

const tables = {
  person: table<OwnExportsRow>({ columns: { account: 'text not null', exports: 'jsonb not null' }, key: ['account'] }),
};

/** For each person, the contact exports that contained their contact. */
export const ownExports = projection({ ...auditEvents, ...erasureEvents })({
  name: 'own_exports',
  version: 1,
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
    PersonForgotten: ({ person }, { data: { accountId } }) => person.remove(accountId),
  },
});
