import type { CompanyRole } from '#domain/actor.ts';
import { hourMs } from '#domain/calendar.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import {
  type ClaimDocumentRow,
  companyAccess,
  type InvitationRow,
  type RequestRow,
} from '#projections/account/company-access.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

/** `name` is null once the person is forgotten. */
type Named = { readonly account: string; readonly name: string | null };

export type CompanyManager = Named & { readonly role: CompanyRole; readonly since: string };

/** An open request to manage a page. What its author wrote to the team is for the team only. */
export type AccessRequest = Named &
  Pick<RequestRow, 'since' | 'proof' | 'contestUntil'> & {
    readonly contest: (Named & { readonly words: string; readonly at: string }) | null;
  };

export type CompanyPeople = {
  readonly managers: readonly CompanyManager[];
  readonly requests: readonly AccessRequest[];
  readonly invitations: readonly Pick<InvitationRow, 'id' | 'email' | 'role' | 'until'>[];
};

type Names = ReadonlyMap<string, string>;

const namesOf = async (db: Database, ids: readonly string[]): Promise<Names> => {
  if (ids.length === 0) return new Map();
  const rows = await readModel(db, accounts)
    .selectFrom('account')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname ?? ''} ${lastname ?? ''}`.trim()]));
};

const peopleIn = (rows: readonly Pick<RequestRow, 'account' | 'contest'>[]): readonly string[] =>
  rows.flatMap(({ account, contest }) => [account, ...(contest ? [contest.by] : [])]);

const requestOf = ({ account, since, proof, contestUntil, contest }: RequestRow, names: Names): AccessRequest => {
  const named = (id: string): Named => ({ account: id, name: names.get(id) || null });
  return {
    ...named(account),
    since,
    proof,
    contestUntil,
    contest: contest && { ...named(contest.by), words: contest.words, at: contest.at },
  };
};

/** The people who manage a company's page, admins first, those who ask to, and those who are invited at `at`. */
export const companyPeople = async (db: Database, companyId: number, at: Date): Promise<CompanyPeople> => {
  const access = readModel(db, companyAccess);
  const [managing, requests, invitations] = await Promise.all([
    readModel(db, accounts)
      .selectFrom('manager')
      .select(['account', 'role', 'since'])
      .where('company', '=', companyId)
      .where('role', 'is not', null)
      .orderBy('role')
      .orderBy('since')
      .execute(),
    access
      .selectFrom('request')
      .selectAll()
      .where('company', '=', companyId)
      .where('outcome', 'is', null)
      .orderBy('since')
      .execute(),
    access
      .selectFrom('invitation')
      .select(['id', 'email', 'role', 'until'])
      .where('company', '=', companyId)
      .where('until', '>', at.toISOString())
      .orderBy('since')
      .execute(),
  ]);
  const names = await namesOf(db, [...managing.map(({ account }) => account), ...peopleIn(requests)]);
  return {
    managers: managing.flatMap(({ account, role, since }) =>
      role ? [{ account, name: names.get(account) || null, role, since }] : [],
    ),
    requests: requests.map((row) => requestOf(row, names)),
    invitations,
  };
};

/** A paper that shows that a page is somebody's, for the person who sent it and for the team. */
export type ShownDocument = Omit<ClaimDocumentRow, 'file'>;

const shownOf = ({ documents }: Pick<RequestRow, 'documents'>): readonly ShownDocument[] =>
  documents.map(({ file: _, ...one }) => one);

export type OwnRequest = Pick<RequestRow, 'since' | 'proof' | 'contestUntil' | 'outcome' | 'reason'> & {
  readonly documents: readonly ShownDocument[];
  readonly contested: boolean;
};

/** Where somebody's request to manage a page stands; null when there is none. */
export const ownRequest = async (db: Database, companyId: number, account: string): Promise<OwnRequest | null> => {
  const row = await readModel(db, companyAccess)
    .selectFrom('request')
    .select(['since', 'proof', 'contestUntil', 'outcome', 'reason', 'contest', 'documents'])
    .where('company', '=', companyId)
    .where('account', '=', account)
    .executeTakeFirst();
  if (!row) return null;
  const { contest, ...request } = row;
  return { ...request, documents: shownOf(row), contested: contest !== null };
};

/** A request that the team decides, with what both sides wrote. */
export type RequestToDecide = AccessRequest & {
  readonly company: { readonly id: number; readonly name: string; readonly slug: string };
  readonly statement: string | null;
  readonly documents: readonly ShownDocument[];
  readonly managers: readonly CompanyManager[];
  /** Whether it is the team's turn: there is nobody to object, somebody did, or the time to do so is over. */
  readonly due: boolean;
};

const maxRequests = 50;

/** A request without proof waits this long for the managers alone. */
const managersAloneMs = 72 * hourMs;

const isDue = ({ contest, contestUntil, since, proof }: RequestRow, managed: boolean, at: Date): boolean => {
  if (!managed || contest) return true;
  const end = proof === 'none' ? Date.parse(since) + managersAloneMs : Date.parse(contestUntil ?? since);
  return end <= at.getTime();
};

/** The open requests to manage a page, those that wait for the team first, oldest first. For staff only. */
export const requestsToDecide = async (db: Database, at: Date): Promise<readonly RequestToDecide[]> => {
  const rows = await readModel(db, companyAccess)
    .selectFrom('request')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('since')
    .limit(maxRequests)
    .execute();
  if (rows.length === 0) return [];
  const companies = [...new Set(rows.map(({ company }) => company))];
  const [pages, managing] = await Promise.all([
    readModel(db, companyPage)
      .selectFrom('company')
      .select(['id', 'name', 'slug'])
      .where('id', 'in', companies)
      .execute(),
    readModel(db, accounts)
      .selectFrom('manager')
      .select(['company', 'account', 'role', 'since'])
      .where('company', 'in', companies)
      .where('role', 'is not', null)
      .execute(),
  ]);
  const names = await namesOf(db, [...managing.map(({ account }) => account), ...peopleIn(rows)]);
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  return rows
    .flatMap((row): RequestToDecide[] => {
      const company = pageOf.get(row.company);
      if (!company) return [];
      const managers = managing.flatMap(({ company: of, account, role, since }) =>
        of === row.company && role ? [{ account, name: names.get(account) || null, role, since }] : [],
      );
      const due = isDue(row, managers.length > 0, at);
      const { statement } = row;
      return [{ ...requestOf(row, names), company, statement, documents: shownOf(row), managers, due }];
    })
    .toSorted((one, other) => Number(other.due) - Number(one.due));
};
