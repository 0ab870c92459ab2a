import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyPage } from '#projections/company/company-page.ts';
import type { Confirmation, ProfileRow } from '#projections/profile/profile-row.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';

/** Which of these companies everybody can see. */
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

/** Who may confirm something in the name of these companies. */
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

/** Which companies a person may ask: those that are seen, and that somebody else answers for. */
export const askableCompanies = async (db: Database, { id, experiences }: ProfileRow): Promise<readonly number[]> => {
  const named = experiences.flatMap(({ company }) => company?.id ?? []);
  const [seen, confirmers] = await Promise.all([publicCompanies(db, named), confirmersOf(db, named)]);
  return [...seen].filter((company) => confirmers.get(company)?.some((account) => account !== id));
};

/** What somebody asks a company to confirm: nothing else of their profile. */
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

/** What a company refused is kept before its eyes for this long, should it have been a mistake. */
const refusedDays = 30;
const most = 200;

/** What a company is asked to confirm, the oldest first, and what it decided, the newest first. */
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
  const since = new Date(at.getTime() - refusedDays * 86_400_000).toISOString();
  const sorted = all.toSorted((a, b) => when(a).localeCompare(when(b)));
  return {
    waiting: sorted.filter(({ confirmation: { status } }) => status === 'asked').slice(0, most),
    decided: sorted
      .filter(({ confirmation: { status, asked, decided } }) =>
        status === 'refused' ? (decided ?? asked) > since : status === 'confirmed',
      )
      .toReversed()
      .slice(0, most),
  };
};
