import { accountEvents } from '#domain/account/account.events.ts';
import type { DataOf } from '#domain/decider.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { profileEvents } from '#domain/profile/profile.events.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import { type ReviewEvent, reviewEvents } from '#domain/review/review.events.ts';
import type { Bilingual } from '#domain/text.ts';
import { projection, type RowsOf, type Tally } from '../projection.ts';
import { type ReviewPersonRow, type ReviewRow, type ReviewStatus, stars, tables } from './review-tables.ts';

type Data<T extends ReviewEvent['type']> = DataOf<ReviewEvent, T>;

type Rows = RowsOf<typeof tables>;
type Change = (row: ReviewRow) => Partial<ReviewRow>;

const change = ({ review }: Rows, { reviewId }: { reviewId: string }, to: Change): void =>
  review.change(reviewId, (row) => {
    const changed = { ...row, ...to(row) };
    return { ...changed, shown: changed.status === 'published' && changed.hidden === null };
  });

const keep = ({ person }: Rows, id: string, key: string, words: string | Partial<Bilingual> | null): void => {
  const put = (row: ReviewPersonRow): ReviewPersonRow => {
    const { [key]: _before, ...others } = row.words;
    return { ...row, words: words === null ? others : { ...others, [key]: words } };
  };
  const nobody: ReviewPersonRow = { id, firstname: null, lastname: null, words: {} };
  if (words === null) person.change(id, put);
  else person.upsert(id, put(nobody), put);
};

type Names = Pick<ReviewPersonRow, 'firstname' | 'lastname'>;

const name = ({ person }: Rows, id: string, names: Names | null): void => {
  if (!names) return;
  const { firstname, lastname } = names;
  person.upsert(id, { id, firstname, lastname, words: {} }, (row) => ({ ...row, firstname, lastname }));
};

const decided =
  (status: ReviewStatus, reason: RefusalReason | null = null): Change =>
  (row) => ({ status, reason, before: [{ status: row.status, reason: row.reason }, ...row.before] });

const said = ({ score, language, experiencedOn, contacted, version }: Data<'ReviewWritten'>, at: string) => ({
  score,
  language,
  experienced: experiencedOn,
  contacted,
  version,
  status: 'pending' as const,
  before: [],
  reason: null,
  written: at,
  since: at,
});

/** Every review with its status, the author's texts and the company's reply. */
export const companyReviews = projection({ ...accountEvents, ...profileEvents, ...erasureEvents, ...reviewEvents })({
  name: 'company_reviews',
  version: 1,
  tables,
  tallies: { stars: stars as Tally<never> },
  on: {
    AccountOpened: (rows, { data }) => name(rows, data.accountId, data),
    NameStated: (rows, { data: { accountId, said } }) => name(rows, accountId, said),
    PersonForgotten: ({ person }, { data: { accountId } }) => person.remove(accountId),
    ReviewWritten: (rows, { data, at }) => {
      const { reviewId: id, companyId: company, authorId: author } = data;
      const kept = { hidden: null, appealUsed: false, first: at, shown: false, replier: null, replied: null };
      const row = { ...kept, id, company, author, ...said(data, at) };
      rows.review.upsert(id, row, (before) => ({ ...before, ...said(data, at), shown: false }));
      keep(rows, author, `${id}/comment`, data.comment);
    },
    ReviewEdited: (rows, { data, at }) => {
      change(rows, data, () => said(data, at));
      keep(rows, data.authorId, `${data.reviewId}/comment`, data.comment);
    },
    ReviewPublished: (rows, { data, at }) => change(rows, data, (row) => ({ ...decided('published')(row), since: at })),
    ReviewRefused: (rows, { data }) => {
      change(rows, data, decided('refused', data.reason));
      keep(rows, data.authorId, `${data.reviewId}/explanation`, data.explanation as Partial<Bilingual> | null);
    },
    ReviewDecisionUndone: (rows, { data }) =>
      change(rows, data, ({ before: [last, ...before], status, reason }) => ({
        ...(last ?? { status, reason }),
        before,
      })),
    ReviewAppealed: (rows, { data }) => {
      change(rows, data, (row) => ({ ...decided('appealed', row.reason)(row), appealUsed: true }));
      keep(rows, data.authorId, `${data.reviewId}/appeal`, data.message);
    },
    ReviewRetracted: (rows, { data: { reviewId, authorId }, data }) => {
      change(rows, data, () => ({ status: 'retracted', before: [], reason: null, replier: null, replied: null }));
      for (const part of ['comment', 'explanation', 'appeal']) keep(rows, authorId, `${reviewId}/${part}`, null);
    },
    ReviewHidden: (rows, { data }) => change(rows, data, () => ({ hidden: data.reason })),
    ReviewShownAgain: (rows, { data }) => change(rows, data, () => ({ hidden: null })),
    ReviewReplied: (rows, { data, at }) => {
      change(rows, data, () => ({ replier: data.replierId, replied: at }));
      keep(rows, data.replierId, `${data.reviewId}/reply`, data.text);
    },
    ReviewReplyWithdrawn: (rows, { data }) => change(rows, data, () => ({ replier: null, replied: null })),
  },
});
