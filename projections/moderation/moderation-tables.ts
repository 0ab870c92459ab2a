import type { DataOf } from '#domain/decider.ts';
import type { Language } from '#domain/language.ts';
import type { BatchDecision } from '#domain/moderation/decision-batch.events.ts';
import type { ProblemEvent } from '#domain/moderation/problem.events.ts';
import type { ProblemKind } from '#domain/moderation/problem-kinds.ts';
import type { ReportType, reportedKinds } from '#domain/moderation/report-kinds.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { Bilingual } from '#domain/text.ts';
import { table } from '../projection.ts';

export type CaseState =
  | 'pending'
  | 'appealed'
  | 'published'
  | 'refused'
  | 'retracted'
  | 'open'
  | 'upheld'
  | 'dismissed'
  | 'corrected'
  | 'unfounded';

/** A review, a report about some content, or a problem with the facts on a company's page. */
export type CaseRow = {
  id: string;
  kind: 'review' | 'report' | 'problem';
  state: CaseState;
  before: readonly CaseState[];
  hidden: boolean;
  /** Whether a moderator has to decide. */
  waits: boolean;
  /** When the case began to wait for a decision. */
  since: string;
  company: number | null;
  /** The kind and the id of the reported content; for a review, the review itself. */
  targetKind: (typeof reportedKinds)[number];
  target: string;
  type: ReportType | ProblemKind | null;
  /** The account that wrote it; null for a visitor without an account. */
  author: string | null;
  level: string | null;
  version: number;
  score: number | null;
  language: Language | null;
  reason: RefusalReason | null;
  /** The moderator who refused the review: the appeal is decided by another moderator. */
  refuser: string | null;
  /** The text of a problem report. It is about a company, not about a person, so it is stored here. */
  told: Pick<DataOf<ProblemEvent, 'ProblemReported'>, 'about' | 'message' | 'proposed'> | null;
};

export type CasePersonRow = {
  id: string;
  firstname: string | null;
  lastname: string | null;
  /** The person's texts, by `{case}/comment`, `/appeal`, `/explanation`, `/message`. */
  words: Readonly<Record<string, string | Partial<Bilingual>>>;
};

export type CaseStep =
  | 'written'
  | 'edited'
  | 'published'
  | 'refused'
  | 'undone'
  | 'appealed'
  | 'retracted'
  | 'hidden'
  | 'shown_again'
  | 'replied'
  | 'reply_withdrawn'
  | 'filed'
  | 'upheld'
  | 'dismissed'
  | 'corrected'
  | 'unfounded'
  | 'reopened';

export type StepRow = {
  case: string;
  /** The log position, padded with zeros so that it sorts as text. */
  position: string;
  at: string;
  what: CaseStep;
  by: string;
  detail: string | null;
  version: number | null;
  batch: string | null;
};

export type BatchRow = {
  id: string;
  at: string;
  by: string;
  decision: BatchDecision;
  reason: RefusalReason | null;
  state: 'deciding' | 'decided' | 'undoing' | 'undone';
  total: number;
  done: number;
  undone: number;
  skipped: readonly { readonly id: string; readonly code: string }[];
};

export const tables = {
  case: table<CaseRow>({
    columns: {
      id: 'text not null',
      kind: 'text not null',
      state: 'text not null',
      before: 'jsonb not null',
      hidden: 'boolean not null',
      waits: 'boolean not null',
      since: 'text not null',
      company: 'integer',
      targetKind: 'text not null',
      target: 'text not null',
      type: 'text',
      author: 'text',
      level: 'text',
      version: 'integer not null',
      score: 'integer',
      language: 'text',
      reason: 'text',
      refuser: 'text',
      told: 'jsonb',
    },
    key: ['id'],
    indexes: ['(since, id) where waits', '(kind, since, id) where waits', '("targetKind", target) where waits'],
  }),
  person: table<CasePersonRow>({
    columns: { id: 'text not null', firstname: 'text', lastname: 'text', words: 'jsonb not null' },
    key: ['id'],
  }),
  step: table<StepRow>({
    columns: {
      case: 'text not null',
      position: 'text not null',
      at: 'text not null',
      what: 'text not null',
      by: 'text not null',
      detail: 'text',
      version: 'integer',
      batch: 'text',
    },
    key: ['case', 'position'],
  }),
  batch: table<BatchRow>({
    columns: {
      id: 'text not null',
      at: 'text not null',
      by: 'text not null',
      decision: 'text not null',
      reason: 'text',
      state: 'text not null',
      total: 'integer not null',
      done: 'integer not null',
      undone: 'integer not null',
      skipped: 'jsonb not null',
    },
    key: ['id'],
    indexes: ['(at desc)'],
  }),
};
