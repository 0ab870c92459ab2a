import type { CompanyRole } from '#domain/actor.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/**
 * The state of a company for a person: `asked`, the person requested to manage it and has no answer yet; `draft`, its
 * page is in preparation; `waiting`, staff have not approved its page yet; `refused`, they did not approve it;
 * `offline`, its page is approved but not shown; `moved`, its page leads to another one of the same company; `public`.
 */
export type OwnCompanyState = 'asked' | 'draft' | 'waiting' | 'refused' | 'offline' | 'moved' | 'public';

/** The state of a company from what staff decided, and from whether its managers want it shown. */
export const stateOfCompany = (
  approval: 'new' | 'given' | 'withdrawn' | 'refused',
  online: boolean,
  moved = false,
): Exclude<OwnCompanyState, 'asked'> => {
  if (moved) return 'moved';
  if (approval === 'given') return online ? 'public' : 'offline';
  if (approval !== 'new') return 'refused';
  return online ? 'waiting' : 'draft';
};

export type OwnCompany = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly state: OwnCompanyState;
  /** Null while the request to manage it is not decided. */
  readonly role: CompanyRole | null;
  /** Whether the public can open its page. */
  readonly isPublic: boolean;
  /** The number of open requests to manage it; 0 for a person who is not a manager. */
  readonly asking: number;
};

/** Returns the companies that a person manages or requested to manage, newest first. */
export const ownCompanies = async (db: Database, accountId: string): Promise<readonly OwnCompany[]> => {
  const managed = await readModel(db, accounts)
    .selectFrom('manager')
    .selectAll()
    .where('account', '=', accountId)
    .orderBy('since', 'desc')
    .execute();
  if (managed.length === 0) return [];
  const ids = managed.map(({ company }) => company);
  const [rows, desk, others] = await Promise.all([
    readModel(db, companyPage).selectFrom('company').select(['id', 'name', 'slug']).where('id', 'in', ids).execute(),
    readModel(db, companyDesk)
      .selectFrom('company')
      .select(['id', 'approval', 'online', 'stays'])
      .where('id', 'in', ids)
      .execute(),
    readModel(db, accounts)
      .selectFrom('manager')
      .select(({ fn }) => ['company', fn.countAll<string>().as('count')])
      .where('company', 'in', ids)
      .where('role', 'is', null)
      .groupBy('company')
      .execute(),
  ]);
  const named = new Map(rows.map((row) => [row.id, row]));
  const states = new Map(
    desk.map(({ id, approval, online, stays }) => [id, stateOfCompany(approval, online, stays !== null)]),
  );
  const asking = new Map(others.map(({ company, count }) => [company, Number(count)]));
  return managed.flatMap(({ company, role }) => {
    const row = named.get(company);
    if (!row) return [];
    const { id, name, slug } = row;
    const current = states.get(id) ?? 'waiting';
    const isPublic = current === 'public';
    const state = role === null ? 'asked' : current;
    return [{ id, name, slug, state, role, isPublic, asking: role === null ? 0 : (asking.get(company) ?? 0) }];
  });
};
