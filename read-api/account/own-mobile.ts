import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';

export type OwnMobile = {
  /** Verified, in E.164. */
  readonly mobile: string | null;
  /** Whose numbers the person writes without a code: the country of their profile, or of a company that they manage. */
  readonly country: string | null;
};

const companyCountry = async (db: Database, accountId: string): Promise<string | null> => {
  const managed = await readModel(db, accounts)
    .selectFrom('manager')
    .select('company')
    .where('account', '=', accountId)
    .where('role', 'is not', null)
    .orderBy('since')
    .executeTakeFirst();
  if (!managed) return null;
  const company = await readModel(db, companyPage)
    .selectFrom('company')
    .select('place')
    .where('id', '=', managed.company)
    .executeTakeFirst();
  return company?.place.country ?? null;
};

/** Returns the mobile that a member has had verified, and what a number that they type is read by. */
export const ownMobile = async (db: Database, accountId: string): Promise<OwnMobile> => {
  const [account, profile] = await Promise.all([
    readModel(db, accounts).selectFrom('account').select('mobile').where('id', '=', accountId).executeTakeFirst(),
    readModel(db, profiles).selectFrom('profile').select('whereabouts').where('id', '=', accountId).executeTakeFirst(),
  ]);
  return {
    mobile: account?.mobile ?? null,
    country: profile?.whereabouts?.country ?? (await companyCountry(db, accountId)),
  };
};
