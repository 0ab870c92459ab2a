import { sql } from 'kysely';
import { dayMs } from '#domain/calendar.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyPage } from '#projections/company/company-page.ts';
import type { Confirmation, ProfileRow } from '#projections/profile/profile-row.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';

/** Returns those of the ids whose company is public. */
export const publicCompanies = async (db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await readModel(db, companyPage)
    .selectFrom('company')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('valid', '=', true)
    .where('online', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Returns, for each company, the accounts that may confirm an experience in its name. */
export const confirmersOf = async (
  db: Database,
  companies: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> => {
  if (companies.length === 0) return new Map();
  const rows = await readModel(db, accounts)
    .selectFrom('manager as m')
    .innerJoin('account as a', 'a.id', 'm.account')
    .select(['m.company', 'm.account'])
    .where('m.company', 'in', [...new Set(companies)])
    .where('m.role', '=', 'admin')
    .where('a.blocked', '=', false)
    .where('a.level', '!=', 'blacklisted')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ company }) => company)].map(([id, of]) => [id, of.map((one) => one.account)]),
  );
};

export const isSeen = async (db: Database, accountId: string): Promise<boolean> =>
  (await readModel(db, profiles)
    .selectFrom('profile')
    .select('id')
    .where('id', '=', accountId)
    .where('blocked', '=', false)
    .where('level', '!=', 'blacklisted')
    .executeTakeFirst()) !== undefined;

/** Returns the companies that a person may ask for a confirmation: public ones with another account as admin. */
export const askableCompanies = async (db: Database, { id, experiences }: ProfileRow): Promise<readonly number[]> => {
  const named = experiences.flatMap(({ company }) => company?.id ?? []);
  const [seen, confirmers] = await Promise.all([publicCompanies(db, named), confirmersOf(db, named)]);
  return [...seen].filter((company) => confirmers.get(company)?.some((account) => account !== id));
};

/** A request to confirm an experience. It contains no other data of the person's profile. */
export type AskedConfirmation = {
  readonly person: string;
  readonly name: ProfileRow['name'];
  readonly item: string;
  readonly version: number;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly confirmation: Confirmation;
};

/** For this many days a company still sees what it refused, to correct a mistake. */
const refusedDays = 30;
const maxRequests = 200;

/** Returns the open confirmation requests to a company, oldest first, and the decided ones, newest first. */
export const companyConfirmations = async (
  db: Database,
  companyId: number,
  at: Date,
): Promise<{ readonly waiting: readonly AskedConfirmation[]; readonly decided: readonly AskedConfirmation[] }> => {
  const rows = await readModel(db, profiles)
    .selectFrom('profile')
    .select(['id', 'name', 'experiences'])
    .where(sql<boolean>`experiences @> ${JSON.stringify([{ confirmation: { companyId } }])}::jsonb`)
    .where('blocked', '=', false)
    .where('level', '!=', 'blacklisted')
    .execute();
  const all = rows.flatMap(({ id: person, name, experiences }) =>
    experiences.flatMap(({ id: item, version, name: title, startDate, endDate, confirmation }) =>
      confirmation?.companyId === companyId
        ? [{ person, name, item, version, title, startDate, endDate, confirmation }]
        : [],
    ),
  );
  const when = ({ confirmation: { asked, decided } }: AskedConfirmation): string => decided ?? asked;
  const since = new Date(at.getTime() - refusedDays * dayMs).toISOString();
  const sorted = all.toSorted((a, b) => when(a).localeCompare(when(b)));
  return {
    waiting: sorted.filter(({ confirmation: { status } }) => status === 'asked').slice(0, maxRequests),
    decided: sorted
      .filter(({ confirmation: { status, asked, decided } }) =>
        status === 'refused' ? (decided ?? asked) > since : status === 'confirmed',
      )
      .toReversed()
      .slice(0, maxRequests),
  };
};
