import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { PublicReview } from '#read-api/review/company-reviews.ts';
import { replyToReviewPath, reportPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Stars } from '../ui/stars.tsx';
import { Words } from './words.tsx';

type Props = {
  readonly review: PublicReview;
  readonly company: Pick<CompanyPage, 'id' | 'slug' | 'name'>;
  /** Whether the reader may reply for the company. */
  readonly replies: boolean;
};

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => [...word][0])
    .join('')
    .slice(0, 2);

const Who = ({ review }: Pick<Props, 'review'>) => {
  const { t, day } = useText();
  const { author, experiencedOn, contacted, publishedAt, edited } = review;
  const visit =
    experiencedOn && t('review.item.visit', { month: day(experiencedOn, { month: 'long', year: 'numeric' }) });
  const facts = [visit, contacted && t('review.item.contacted')].filter(Boolean).join(' · ');
  const published = t('review.item.published', { date: day(publishedAt.slice(0, 10), { dateStyle: 'long' }) });
  return (
    <div className="who">
      <span className="face" data-k={author ? ((author.codePointAt(0) ?? 0) % 4) + 1 : 0} aria-hidden="true">
        {author ? initials(author) : '–'}
      </span>
      <div>
        <h3>
          <bdi>{author ?? t('review.item.formerMember')}</bdi>
        </h3>
        <p className="small muted">
          {facts && `${facts} · `}
          {published}
          {edited && ` · ${t('review.item.edited')}`}
        </p>
      </div>
    </div>
  );
};

/** One published review, with the company's reply. */
export const ReviewItem = ({ review, company, replies }: Props) => {
  const { t, lang, day } = useText();
  const { id, score, comment, author, reply, language } = review;
  const erased = author === null && comment === null;
  const silent = erased ? 'review.item.erased' : 'review.item.noWords';
  return (
    <li className="review" id={`review-${id}`}>
      <article>
        <Who review={review} />
        {score !== null && <Stars value={score} />}
        {comment ? <Words text={comment} lang={language} /> : <p className="muted">{t(silent)}</p>}
        {reply && (
          <div className="reply">
            <b>{t('review.item.replyOf', { company: company.name })}</b>
            <Words text={reply.text} />
            <p className="small muted">{day(reply.at.slice(0, 10), { dateStyle: 'long' })}</p>
          </div>
        )}
        <p className="row small">
          {replies && (
            <a href={replyToReviewPath(lang, company, id)}>
              {t(reply ? 'review.item.changeReply' : 'review.item.reply')}
            </a>
          )}
          <a
            href={reportPath(lang, 'review', id)}
            rel="nofollow"
            aria-label={t('review.item.reportOf', { author: author ?? t('review.item.formerMember') })}
          >
            {t('report.send')}
          </a>
        </p>
      </article>
    </li>
  );
};
