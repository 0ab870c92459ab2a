import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { schemaOf } from '#projections/projection.ts';
import type { AccountFilter } from './account-filter.ts';
import { filteredAccounts } from './accounts-list.ts';

export const contactKinds = ['email', 'phone'] as const;

export type ContactKind = (typeof contactKinds)[number];
export type Contact = {
  readonly id: string;
  readonly contact: string;
  readonly name: string;
  readonly language: Language;
};

const contactOf = {
  email: sql<string | null>`account.email`,
  phone: sql<string | null>`coalesce(profile.coordinates->'gsm'->>'value', profile.coordinates->'tel'->>'value')`,
};

const having = (db: Database, filter: AccountFilter, kind: ContactKind) =>
  filteredAccounts(db, filter)
    .leftJoin(sql<{ id: string }>`${sql.id(schemaOf(profiles), 'profile')}`.as('profile'), (join) =>
      join.onRef('profile.id', '=', 'account.id'),
    )
    .where(sql<boolean>`${contactOf[kind]} is not null`);

/** Returns the number of contacts that an export would contain. */
export const countContacts = async (db: Database, filter: AccountFilter, kind: ContactKind): Promise<number> => {
  const counted = having(db, filter, kind).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};

/** Yields the contacts of all accounts that match the filter and have one, a thousand at a time. */
export const exportedContacts = async function* (
  db: Database,
  filter: AccountFilter,
  kind: ContactKind,
): AsyncGenerator<readonly Contact[]> {
  let after = '';
  for (;;) {
    const rows = await having(db, filter, kind)
      .select([
        'account.id',
        contactOf[kind].as('contact'),
        'account.firstname',
        'account.lastname',
        'account.language',
      ])
      .where('account.id', '>', after)
      .orderBy('account.id')
      .limit(1000)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? '';
    yield rows.map(({ id, contact, firstname, lastname, language }) => ({
      id,
      contact: contact ?? '',
      name: [firstname, lastname].filter(Boolean).join(' '),
      language,
    }));
  }
};
