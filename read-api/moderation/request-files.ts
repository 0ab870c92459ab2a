import { sql } from 'kysely';
import { z } from 'zod';
import { dayMs } from '#domain/calendar.ts';
import type { Database } from '#infra/database/database.ts';
import { eventIdOf } from '#infra/event-store/event-id.ts';
import { requestFiles as model, type RequestNote, type RequestRow } from '#projections/moderation/request-files.ts';
import { readModel } from '#projections/projection.ts';
import { namesOf } from '../account/accounts-list.ts';
import { type CategoryTrail, trails } from '../company/category-requests.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import { problemPictureCounts } from './problem-pictures.ts';

export const requestFilesParams = z.object({
  company: z.coerce.number().int().positive().optional().catch(undefined),
  show: z.enum(['current', 'archived']).catch('current'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type RequestFilesParams = z.infer<typeof requestFilesParams>;

/** Whether the managers of the page have got the mail; null where that is no longer known. */
type AlertSent = 'sent' | 'not-yet' | 'nobody' | null;

type Words =
  | { readonly what: 'category'; readonly from: CategoryTrail; readonly to: CategoryTrail; readonly reason: string }
  | {
      readonly what: 'alert';
      readonly sent: AlertSent;
      /** How many pictures came with it. */
      readonly pictures: number;
      readonly said: Extract<RequestRow['said'], { about: unknown }>;
    };

/** A person's name; null for the team, for a visitor and for somebody who is forgotten. */
type Name = string | null;

export type RequestFile = Omit<
  RequestRow,
  'company' | 'said' | 'asker' | 'archivedBy' | 'notes' | 'settled' | 'pictures'
> & {
  readonly company: CompanyName;
  readonly words: Words;
  readonly asker: Name;
  readonly archivedBy: Name;
  readonly notes: readonly (Omit<RequestNote, 'by'> & { readonly by: Name })[];
};

export type RequestFiles = {
  readonly requests: readonly RequestFile[];
  readonly counts: Readonly<Record<RequestFilesParams['show'], number>>;
  readonly nbPages: number;
};

const size = 20;
/** Ended effects are forgotten after ninety days, and made within minutes. */
const knownMs = 80 * dayMs;

const sentStates = async (db: Database, alerts: readonly RequestRow[]) => {
  const keys = new Map(alerts.map(({ id }) => [`${eventIdOf(id)}/company`, id]));
  if (keys.size === 0) return new Map<string | undefined, string>();
  const { rows } = await sql<{ key: string; state: string }>`
    select key, state from reactions.intent where key in (${sql.join([...keys.keys()])})`.execute(db);
  return new Map(rows.map(({ key, state }) => [keys.get(key), state]));
};

const sentOf = (state: string | undefined, since: string, now: Date): AlertSent => {
  if (state === 'done') return 'sent';
  if (state === 'dropped') return 'nobody';
  return state !== undefined || now.getTime() - Date.parse(since) < knownMs ? 'not-yet' : null;
};

/** Returns a page of the requests and alerts about companies, decided or not, newest first. For staff only. */
export const requestFiles = async (db: Database, params: RequestFilesParams, now: Date): Promise<RequestFiles> => {
  const { company, show, page } = params;
  const read = readModel(db, model);
  const ofCompany = company ? read.selectFrom('request').where('company', '=', company) : read.selectFrom('request');
  const [{ archived, all }, rows] = await Promise.all([
    ofCompany
      .select(({ fn }) => [fn.count<string>('archived').as('archived'), fn.countAll<string>().as('all')])
      .executeTakeFirstOrThrow(),
    ofCompany
      .selectAll()
      .where('archived', show === 'archived' ? 'is not' : 'is', null)
      .orderBy(show === 'archived' ? 'archived' : 'since', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  const people = rows.flatMap(({ asker, archivedBy, notes }) => [asker, archivedBy, ...notes.map(({ by }) => by)]);
  const [pages, names, trailOf, sent, pictures] = await Promise.all([
    companyNames(
      db,
      rows.map((row) => row.company),
    ),
    namesOf(
      db,
      people.filter((one) => one !== null),
    ),
    trails(db),
    sentStates(
      db,
      rows.filter(({ kind }) => kind !== 'category'),
    ),
    problemPictureCounts(
      db,
      rows.map(({ id }) => id),
      now,
    ),
  ]);
  const named = (id: string | null): Name => (id && names.get(id)) || null;
  const wordsOf = ({ id, since, said }: RequestRow): Words =>
    'from' in said
      ? { what: 'category', from: trailOf(said.from), to: trailOf(said.to), reason: said.reason }
      : { what: 'alert', said, pictures: pictures.get(id) ?? 0, sent: sentOf(sent.get(id), since, now) };
  const counts = { current: Number(all) - Number(archived), archived: Number(archived) };
  return {
    requests: rows.flatMap((row) => {
      const { company: of, said: _, settled: __, pictures: ___, asker, archivedBy, notes, ...rest } = row;
      const page = pages.get(of);
      return page
        ? [
            {
              ...rest,
              company: page,
              words: wordsOf(row),
              asker: named(asker),
              archivedBy: named(archivedBy),
              notes: notes.map((note) => ({ ...note, by: named(note.by) })),
            },
          ]
        : [];
    }),
    counts,
    nbPages: Math.max(1, Math.ceil(counts[show] / size)),
  };
};
