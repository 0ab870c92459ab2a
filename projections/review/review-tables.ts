import type { Language } from '#domain/language.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { HidingReason } from '#domain/review/review.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { type Tally, table } from '../projection.ts';

export type ReviewStatus = 'pending' | 'published' | 'refused' | 'appealed' | 'retracted';

export type ReviewRow = {
  id: string;
  company: number;
  author: string;
  version: number;
  score: number | null;
  language: Language;
  experienced: string | null;
  contacted: boolean;
  status: ReviewStatus;
  /** The earlier statuses, newest first; undoing a decision goes back to the first. */
  before: readonly { status: ReviewStatus; reason: RefusalReason | null }[];
  reason: RefusalReason | null;
  hidden: HidingReason | null;
  appealUsed: boolean;
  /** Whether visitors see it. */
  shown: boolean;
  first: string;
  written: string;
  /** When this version was published; before that, when it was written. */
  since: string;
  replier: string | null;
  replied: string | null;
};

/** A person with their name and texts, in one row: erasing the person removes this row. */
export type ReviewPersonRow = {
  id: string;
  firstname: string | null;
  lastname: string | null;
  /** The person's texts, by `{review}/comment`, `/explanation`, `/appeal`, `/reply`. */
  words: Readonly<Record<string, string | Partial<Bilingual>>>;
};

export const tables = {
  review: table<ReviewRow>({
    columns: {
      id: 'text not null',
      company: 'integer not null',
      author: 'text not null',
      version: 'integer not null',
      score: 'integer',
      language: 'text not null',
      experienced: 'text',
      contacted: 'boolean not null',
      status: 'text not null',
      before: 'jsonb not null',
      reason: 'text',
      hidden: 'text',
      appealUsed: 'boolean not null',
      shown: 'boolean not null',
      first: 'text not null',
      written: 'text not null',
      since: 'text not null',
      replier: 'text',
      replied: 'text',
    },
    key: ['id'],
    indexes: ['(company, since desc, id) where shown', '(author, written desc)'],
  }),
  person: table<ReviewPersonRow>({
    columns: { id: 'text not null', firstname: 'text', lastname: 'text', words: 'jsonb not null' },
    key: ['id'],
  }),
};

/** The number of published reviews per company and stars: `42/5`, and `42/` for reviews without stars. */
export const stars: Tally<ReviewRow> = {
  of: 'review',
  by: ({ shown, company, score }) => (shown ? [`${company}/${score ?? ''}`] : []),
};
