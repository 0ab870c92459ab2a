import { catalogue } from '#infra/event-store/catalogue.ts';
import { type Happened, projection, type RowsOf, table } from '../projection.ts';

/** Where an event stands, and what it can be looked for by. What it says stays in the log alone. */
export type AuditRow = {
  position: number;
  stream: string;
  revision: number;
  type: string;
  actor: string;
  at: string;
};

/** The first and the last event of a day in UTC: positions rise with time, so a period is a stretch of the log. */
type AuditDayRow = { day: string; first: number; last: number };

const tables = {
  entry: table<AuditRow>({
    columns: {
      position: 'bigint not null',
      stream: 'text collate "C" not null',
      revision: 'integer not null',
      type: 'text collate "C" not null',
      actor: 'text collate "C" not null',
      at: 'timestamptz not null',
    },
    key: ['position'],
    // one for each filter, and one for the two that may both be common while they are rare together
    indexes: ['(stream, position)', '(actor, position)', '(type, position)', '(actor, type, position)'],
  }),
  day: table<AuditDayRow>({
    columns: { day: 'date not null', first: 'bigint not null', last: 'bigint not null' },
    key: ['day'],
  }),
};

const keep =
  (type: string) =>
  ({ entry, day }: RowsOf<typeof tables>, { stream, revision, actor, at, ...event }: Happened<unknown>): void => {
    const position = Number(event.position);
    entry.insert({ position, stream, revision, type, actor, at });
    const date = at.slice(0, 10);
    day.upsert(date, { day: date, first: position, last: position }, ({ first, last }) => ({
      day: date,
      first: Math.min(first, position),
      last: Math.max(last, position),
    }));
  };

/** Every event of every context, for the page on which staff look things up. */
export const audit = projection(catalogue)({
  name: 'audit',
  version: 1,
  tables,
  on: Object.fromEntries(Object.keys(catalogue).map((type) => [type, keep(type)])),
});
