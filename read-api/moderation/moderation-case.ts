import { sql } from 'kysely';
import type { ProposedChange } from '#domain/company/company.events.ts';
import type { Language } from '#domain/language.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { moderationQueue as model } from '#projections/moderation/moderation-queue.ts';
import type { CaseRow, StepRow } from '#projections/moderation/moderation-tables.ts';
import { readModel } from '#projections/projection.ts';
import { type CompanyName, companyNames } from '../company/company-names.ts';
import { type Hint, hintsOf } from './hints.ts';
import { problemPictureCounts } from './problem-pictures.ts';

export type ModerationCase = Pick<
  CaseRow,
  | 'id'
  | 'kind'
  | 'state'
  | 'hidden'
  | 'waits'
  | 'since'
  | 'targetKind'
  | 'target'
  | 'type'
  | 'level'
  | 'version'
  | 'score'
  | 'refuser'
> & {
  readonly language: Language | null;
  readonly reason: RefusalReason | null;
  readonly company: CompanyName | null;
  /** The author's name; null for an erased person. */
  readonly author: string | null;
  /** Null for a visitor without an account. */
  readonly authorId: string | null;
  /** The text of the review, or of the report. */
  readonly text: string | null;
  /** What a problem report is about: a number, an address or a name. */
  readonly about: string | null;
  /** What a problem report proposes that the page says. */
  readonly proposed: ProposedChange | null;
  /** How many pictures came with a problem report. */
  readonly pictures: number;
  readonly appeal: string | null;
  readonly explanation: Partial<Bilingual> | null;
  /** The text of the reported review. */
  readonly reported: string | null;
  /** The number of undecided reports about the same content. */
  readonly reports: number;
  readonly hints: readonly Hint[];
};

const word = (part: string) => sql<string | null>`person.words ->> (one.id || ${`/${part}`})`;

/** Returns the cases with these ids, in the same order; unknown ids are left out. */
export const casesShown = async (database: Database, ids: readonly string[]): Promise<readonly ModerationCase[]> => {
  if (ids.length === 0) return [];
  const db = readModel(database, model);
  const rows = await db
    .selectFrom('case as one')
    .leftJoin('person', 'person.id', 'one.author')
    .leftJoin('case as reported', (join) =>
      join.onRef('reported.id', '=', 'one.target').on('one.kind', '=', 'report').on('one.targetKind', '=', 'review'),
    )
    .leftJoin('person as reportedAuthor', 'reportedAuthor.id', 'reported.author')
    .selectAll('one')
    .select(['person.firstname', 'person.lastname', 'reported.company as reportedCompany'])
    .select([word('comment').as('comment'), word('message').as('message'), word('appeal').as('appeal')])
    .select(sql<Partial<Bilingual> | null>`person.words -> (one.id || '/explanation')`.as('explanation'))
    .select(sql<string | null>`"reportedAuthor".words ->> (one.target || '/comment')`.as('reported'))
    .select(({ selectFrom }) =>
      selectFrom('case as other')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('other.waits', '=', true)
        .where('other.kind', '=', 'report')
        .whereRef('other.targetKind', '=', 'one.targetKind')
        .whereRef('other.target', '=', 'one.target')
        .as('reports'),
    )
    .where('one.id', 'in', ids)
    .execute();
  const [companies, pictures] = await Promise.all([
    companyNames(
      database,
      rows.flatMap(({ company, reportedCompany }) => company ?? reportedCompany ?? []),
    ),
    problemPictureCounts(
      database,
      rows.flatMap(({ id, kind }) => (kind === 'problem' ? id : [])),
      new Date(),
    ),
  ]);
  const shown = rows.map((row): ModerationCase => {
    const { author, firstname, lastname, comment, message, company, reportedCompany, reports, told, ...facts } = row;
    return {
      ...facts,
      authorId: author,
      author: [firstname, lastname].filter(Boolean).join(' ') || null,
      text: comment ?? message ?? told?.message ?? null,
      about: told?.about ?? null,
      proposed: told?.proposed ?? null,
      pictures: pictures.get(row.id) ?? 0,
      company: companies.get(company ?? reportedCompany ?? 0) ?? null,
      reports: Number(reports),
      hints: row.kind === 'review' ? hintsOf(comment, row.language) : [],
    };
  });
  const byId = new Map(shown.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export type HistoryStep = StepRow & { readonly who: string | null };

/** Returns a case with its history, oldest step first; null when there is none. */
export const moderationCase = async (
  database: Database,
  id: string,
): Promise<{ readonly shown: ModerationCase; readonly history: readonly HistoryStep[] } | null> => {
  const db = readModel(database, model);
  const [[shown], steps] = await Promise.all([
    casesShown(database, [id]),
    db
      .selectFrom('step')
      .leftJoin('person', 'person.id', 'step.by')
      .selectAll('step')
      .select(['person.firstname', 'person.lastname'])
      .where('case', '=', id)
      .orderBy('position')
      .execute(),
  ]);
  if (!shown) return null;
  return {
    shown,
    history: steps.map(({ firstname, lastname, ...step }) => ({
      ...step,
      who: [firstname, lastname].filter(Boolean).join(' ') || null,
    })),
  };
};
