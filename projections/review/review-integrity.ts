import { dayMs } from '#domain/calendar.ts';
import type { DataOf } from '#domain/decider.ts';
import { type ReviewEvent, reviewEvents } from '#domain/review/review.events.ts';
import { projection, type RowsOf, type Tally, table } from '../projection.ts';

/** Days since 1970. */
type Day = number;

/** One change of a review. */
type ChangeRow = {
  position: string;
  company: number;
  day: Day;
  what: string;
  /** The change in the number of public reviews: 1, 0 or -1; `seen` is whether visitors see any difference. */
  more: number;
  seen: boolean;
  /** The reason for the change; null when the event names none. */
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

/** The number of changes per `published`, `refused`, `refused/spam`, `published/appeal`. */
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
  const day = Math.floor(Date.parse(at) / dayMs);
  const seen = hides || shows;
  change.insert({ position, company: data.companyId, day, what, more: Number(shows) - Number(hides), seen, ground });
};

/** The changes of reviews with their reasons, without the texts of the reviews. */
export const reviewIntegrity = projection(reviewEvents)({
  name: 'review_integrity',
  version: 2,
  tables,
  tallies: { counted: counted as Tally<never> },
  on: {
    ReviewWritten: (rows, happened) => tell(rows, happened, 'written', null),
    ReviewEdited: (rows, happened) => tell(rows, happened, 'edited', 'author'),
    ReviewPublished: (rows, happened) =>
      tell(rows, happened, `published/${happened.data.ground}`, happened.data.ground),
    ReviewRefused: (rows, happened) => tell(rows, happened, `refused/${happened.data.reason}`, happened.data.reason),
    ReviewDecisionUndone: (rows, happened) => tell(rows, happened, 'undone', 'undone'),
    ReviewAppealed: (rows, happened) => tell(rows, happened, 'appealed', null),
    ReviewRetracted: (rows, happened) => tell(rows, happened, 'retracted', 'author'),
    ReviewHidden: (rows, happened) => tell(rows, happened, 'hidden', happened.data.reason),
    ReviewShownAgain: (rows, happened) => tell(rows, happened, 'shown_again', 'shown_again'),
  },
});
