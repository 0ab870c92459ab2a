import type { DataOf } from '#domain/decider.ts';
import { type ReviewEvent, reviewEvents } from '#domain/review/review.events.ts';
import { projection, type RowsOf, type Tally, table } from '../projection.ts';

/** Days since 1970. */
type Day = number;

/** One thing that happened to a review. */
export type ChangeRow = {
  position: string;
  company: number;
  day: Day;
  what: string;
  /** How many reviews more visitors see since: 1, 0 or -1; and whether they see anything else at all. */
  more: number;
  seen: boolean;
  /** Why visitors see something else since. */
  ground: string | null;
};

const tables = {
  change: table<ChangeRow>({
    columns: {
      position: 'text not null',
      company: 'integer not null',
      day: 'integer not null',
      what: 'text not null',
      more: 'integer not null',
      seen: 'boolean not null',
      ground: 'text',
    },
    key: ['position'],
    indexes: ['(company, day) where seen'],
  }),
};

/** How often each thing happened: `published`, `refused`, `refused/spam`, `published/appeal`. */
const counted: Tally<ChangeRow> = {
  of: 'change',
  by: ({ what }) => [...new Set([what.split('/')[0] ?? what, what])],
};

type Told = { readonly at: string; readonly position: string; readonly data: DataOf<ReviewEvent, ReviewEvent['type']> };

const tell = (
  { change }: RowsOf<typeof tables>,
  { at, position, data }: Told,
  what: string,
  ground: string | null,
): void => {
  const hides = 'hides' in data && data.hides !== null;
  const shows = ('shows' in data && data.shows !== null) || what.startsWith('published');
  const day = Math.floor(Date.parse(at) / 86_400_000);
  const seen = hides || shows;
  change.insert({ position, company: data.companyId, day, what, more: Number(shows) - Number(hides), seen, ground });
};

/** What became of reviews and why, without a word of what they say. */
export const reviewIntegrity = projection(reviewEvents)({
  name: 'review_integrity',
  version: 2,
  tables,
  tallies: { counted: counted as Tally<never> },
  on: {
    ReviewWritten: (rows, told) => tell(rows, told, 'written', null),
    ReviewEdited: (rows, told) => tell(rows, told, 'edited', 'author'),
    ReviewPublished: (rows, told) => tell(rows, told, `published/${told.data.ground}`, told.data.ground),
    ReviewRefused: (rows, told) => tell(rows, told, `refused/${told.data.reason}`, told.data.reason),
    ReviewDecisionUndone: (rows, told) => tell(rows, told, 'undone', 'undone'),
    ReviewAppealed: (rows, told) => tell(rows, told, 'appealed', null),
    ReviewRetracted: (rows, told) => tell(rows, told, 'retracted', 'author'),
    ReviewHidden: (rows, told) => tell(rows, told, 'hidden', told.data.reason),
    ReviewShownAgain: (rows, told) => tell(rows, told, 'shown_again', 'shown_again'),
  },
});
