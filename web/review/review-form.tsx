import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { OwnReview } from '#read-api/review/own-reviews.ts';
import { ResumeNotice } from '../account/resume-notice.tsx';
import { companyPath, reviewsPath, signInPath, writeReviewPath } from '../addresses/paths.ts';
import { fieldsOf, type Refused } from '../page/refused.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { StarInput } from '../ui/star-input.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { visitMonths } from './visit-months.ts';
import type { ReviewConfig } from './write-review.machine.ts';

type Props = {
  readonly company: Pick<CompanyPage, 'id' | 'slug' | 'name'>;
  readonly own: OwnReview | null;
  readonly config: ReviewConfig;
  /** Today where nothing is known of the clock of the reader. */
  readonly today: string;
  readonly refusal?: Refused | undefined;
  readonly typed?: Readonly<Record<string, string>> | null;
};

/** What the script says (`enhance/write-review.ts`), in the language of the page. */
export const useReviewWords = () => {
  const { t } = useText();
  return {
    offline: t('review.write.offline'),
    timeout: t('review.write.timeout'),
    needed: t('review.write.needed'),
    missing: Array.from({ length: 19 }, (_, index) => t('review.write.missing', { missing: index + 1 })),
    sending: t('account.sending'),
    send: t('review.write.send'),
  };
};

/** Stars, words and a month. Sends itself; the script keeps what is typed, and sends it without leaving the page. */
export const ReviewForm = ({ company, own, config, today, refusal, typed }: Props) => {
  const { t, lang, day } = useText();
  const before = {
    score: own?.score ? String(own.score) : '',
    comment: own?.comment ?? '',
    experiencedOn: own?.experiencedOn ?? '',
  };
  const field = fieldsOf(refusal, typed ?? before);
  const { defaultValue: score, ...stars } = field('score');
  return (
    <form
      method="post"
      action={writeReviewPath(lang, company)}
      className="write-review"
      data-draft={`review/${company.id}`}
      data-review={JSON.stringify(config)}
      data-words={JSON.stringify(useReviewWords())}
      data-done={`${reviewsPath(lang, company)}#own`}
      noValidate
    >
      <div className="body">
        <div className="notice bad" data-failed hidden>
          <Icon name="alert" />
          <div>
            <p>
              <b>{t('review.write.failed')}</b> {t('review.write.kept')}
            </p>
            <p data-message />
            <p data-sign-in hidden>
              <a href={signInPath(lang, writeReviewPath(lang, company))}>{t('web.do.logIn')}</a>
            </p>
          </div>
        </div>
        <StarInput {...stars} defaultValue={score ? Number(score) : null} label={t('review.write.score')} />
        <TextArea
          {...field('comment')}
          label={t('review.write.comment')}
          hint={t('review.write.commentHint')}
          optional
        />
        <Select
          {...field('experiencedOn')}
          label={t('review.write.experiencedOn')}
          placeholder={t('web.do.choose')}
          options={visitMonths(today, before.experiencedOn).map((value) => ({
            value,
            label: day(value, { month: 'long', year: 'numeric' }),
          }))}
          optional
        />
        <p className="small muted">{t('review.write.note')}</p>
        {typed && <ResumeNotice />}
      </div>
      <footer>
        <LinkButton look="ghost" href={companyPath(lang, company)} data-close>
          {t('web.do.cancel')}
        </LinkButton>
        <Button look="primary" autoFocus={Boolean(typed)}>
          {t('review.write.send')}
        </Button>
      </footer>
    </form>
  );
};
