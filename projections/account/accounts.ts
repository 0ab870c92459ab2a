import { accountEvents, managerEvents } from '#domain/account/account.events.ts';
import { managementEvents } from '#domain/account/management.events.ts';
import type { CompanyRole, Level, Role } from '#domain/actor.ts';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { profileEvents } from '#domain/profile/profile.events.ts';
import { projection, type RowsOf, table } from '../projection.ts';

export type AccountRow = {
  id: string;
  email: string | null;
  /** Verified, in E.164. */
  mobile: string | null;
  firstname: string | null;
  lastname: string | null;
  /** The name in search form: folded words joined by spaces. */
  key: string;
  language: Language;
  registered: string;
  registeredBy: 'site' | 'admin';
  confirmed: boolean;
  blocked: boolean;
  role: Role;
  level: Level;
  social: string[];
  demo: boolean;
};

type ManagerRow = { account: string; company: number; role: CompanyRole | null; since: string };

const tables = {
  account: table<AccountRow>({
    columns: {
      id: 'text not null',
      email: 'text',
      mobile: 'text',
      firstname: 'text',
      lastname: 'text',
      key: 'text not null',
      language: 'text not null',
      registered: 'text not null',
      registeredBy: 'text not null',
      confirmed: 'boolean not null',
      blocked: 'boolean not null',
      role: 'text not null',
      level: 'text not null',
      social: 'jsonb not null',
      demo: 'boolean not null',
    },
    key: ['id'],
    indexes: ['(registered desc, id)', '(email)', 'using gin (key gin_trgm_ops)'],
  }),
  /** `role` is null while the request to manage the page is not decided. */
  manager: table<ManagerRow>({
    columns: { account: 'text not null', company: 'integer not null', role: 'text', since: 'text not null' },
    key: ['account', 'company'],
    indexes: ['(company)'],
  }),
};

const change = ({ account }: RowsOf<typeof tables>, id: string, to: Partial<AccountRow>): void =>
  account.change(id, (row) => ({ ...row, ...to }));

type Name = { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined };

const named = (name: Name | null | undefined) => {
  const { firstname = null, lastname = null } = name ?? {};
  return { firstname, lastname, key: fold([firstname, lastname].filter(Boolean).join(' ')) };
};

/** The accounts with their rights, and which account manages which company. */
export const accounts = projection({
  ...accountEvents,
  ...managerEvents,
  ...managementEvents,
  ...profileEvents,
  ...erasureEvents,
})({
  name: 'accounts',
  version: 4,
  tables,
  on: {
    AccountOpened: ({ account }, { data: { accountId: id, ...facts }, at: registered }) =>
      account.insert({
        id,
        ...facts,
        ...named(facts),
        mobile: null,
        registered,
        confirmed: false,
        blocked: false,
        role: 'member',
        level: 'young',
        social: [],
      }),
    NameStated: (rows, { data: { accountId, said } }) => change(rows, accountId, named(said)),
    PersonForgotten: ({ account }, { data }) => account.remove(data.accountId),
    AccountConfirmed: (rows, { data }) => change(rows, data.accountId, { confirmed: true }),
    EmailChanged: (rows, { data: { accountId, email } }) => change(rows, accountId, { email, confirmed: true }),
    MobileVerified: (rows, { data: { accountId, mobile } }) => change(rows, accountId, { mobile }),
    MobileRemoved: (rows, { data }) => change(rows, data.accountId, { mobile: null }),
    AccountLanguageChosen: (rows, { data: { accountId, language } }) => change(rows, accountId, { language }),
    SocialAccountLinked: ({ account }, { data: { accountId, provider } }) =>
      account.change(accountId, (row) => ({ ...row, social: [...row.social, provider] })),
    RoleGiven: (rows, { data: { accountId, role } }) => change(rows, accountId, { role }),
    LevelGiven: (rows, { data: { accountId, level } }) => change(rows, accountId, { level }),
    AccountBlocked: (rows, { data }) => change(rows, data.accountId, { blocked: true }),
    AccountUnblocked: (rows, { data }) => change(rows, data.accountId, { blocked: false }),
    ManagerNamed: ({ manager }, { data: { accountId, companyId, role }, at: since }) =>
      manager.insert({ account: accountId, company: companyId, role, since }),
    ManagerRemoved: ({ manager }, { data: { accountId, companyId } }) => manager.remove([accountId, companyId]),
    ManagementAsked: ({ manager }, { data: { accountId, companyId }, at: since }) =>
      manager.insert({ account: accountId, company: companyId, role: null, since }),
    ManagementWithdrawn: ({ manager }, { data: { accountId, companyId } }) => manager.remove([accountId, companyId]),
    ManagementDeclined: ({ manager }, { data: { accountId, companyId } }) => manager.remove([accountId, companyId]),
  },
});
