import { alertEvents } from '#domain/alert/alert.events.ts';
import { companyEvents } from '#domain/company/company.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { type Happened, projection, type RowsOf, table } from '../projection.ts';

export type Alert = {
  readonly id: string;
  /** The search words as typed; an empty string means anything, or anywhere. */
  readonly what: string;
  readonly where: string;
  readonly country: string | null;
  /** ISO 8601. */
  readonly asked: string;
  /** The id of the company that matched the alert; null while none has. */
  readonly company: number | null;
};

/** All alerts of one person, answered ones too; `waiting` counts those without a company. */
type AlertsRow = { account: string; alerts: readonly Alert[]; waiting: number };

/** `minute` is when the company became public, e.g. `2026-12-31T08:15`; null while it is not public. */
type ArrivalRow = { company: number; approved: boolean; online: boolean; minute: string | null };

const tables = {
  person: table<AlertsRow>({
    columns: { account: 'text not null', alerts: 'jsonb not null', waiting: 'integer not null' },
    key: ['account'],
    indexes: ['(account) where waiting > 0'],
  }),
  arrival: table<ArrivalRow>({
    columns: {
      company: 'integer not null',
      approved: 'boolean not null',
      online: 'boolean not null',
      minute: 'text',
    },
    key: ['company'],
    indexes: ['(minute)'],
  }),
};

type Rows = RowsOf<typeof tables>;
type Change = (alerts: readonly Alert[]) => readonly Alert[];

const change = ({ person }: Rows, account: string, to: Change): void =>
  person.upsert(account, settled(account, []), (row) => settled(account, to(row.alerts)));

const settled = (account: string, alerts: readonly Alert[]): AlertsRow => ({
  account,
  alerts,
  waiting: alerts.filter(({ company }) => company === null).length,
});

type Becoming = Partial<Pick<ArrivalRow, 'approved' | 'online'>>;

const become = ({ arrival }: Rows, { data, at }: Happened<{ companyId: number }>, to: Becoming): void =>
  arrival.change(data.companyId, (row) => {
    const next = { ...row, ...to };
    const isPublic = next.approved && next.online;
    return { ...next, minute: isPublic ? (row.minute ?? at.slice(0, 16)) : null };
  });

/** People's alerts for new companies, and when each company became public. */
export const alerts = projection({ ...alertEvents, ...companyEvents, ...erasureEvents })({
  name: 'alerts',
  version: 1,
  tables,
  on: {
    // `what` and `where` are null once the person is erased
    AlertAsked: (rows, { data: { accountId, alertId: id, what, where, country }, at: asked }) => {
      if (what === null || where === null) return;
      change(rows, accountId, (alerts) => [...alerts, { id, what, where, country, asked, company: null }]);
    },
    AlertAnswered: ({ person }, { data: { accountId, alertId, companyId: company } }) =>
      person.change(accountId, ({ alerts }) =>
        settled(
          accountId,
          alerts.map((one) => (one.id === alertId ? { ...one, company } : one)),
        ),
      ),
    AlertStopped: ({ person }, { data: { accountId, alertId } }) =>
      person.change(accountId, ({ alerts }) =>
        settled(
          accountId,
          alerts.filter(({ id }) => id !== alertId),
        ),
      ),
    PersonForgotten: ({ person }, { data: { accountId } }) => person.remove(accountId),

    CompanyRegistered: ({ arrival }, { data: { companyId: company } }) =>
      arrival.insert({ company, approved: false, online: false, minute: null }),
    CompanyApproved: (rows, happened) => become(rows, happened, { approved: true }),
    CompanyApprovalWithdrawn: (rows, happened) => become(rows, happened, { approved: false }),
    CompanyPutOnline: (rows, happened) => become(rows, happened, { online: true }),
    CompanyTakenOffline: (rows, happened) => become(rows, happened, { online: false }),
  },
});
