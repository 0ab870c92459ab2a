import { ResumeNotice } from '../account/resume-notice.tsx';
import { fieldsOf } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { StarInput } from '../ui/star-input.tsx';
import { TextArea } from '../ui/text-field.tsx';
import type { ReviewToWrite, WritingReview } from './use-write-review.ts';
import { visitMonths } from './visit-months.ts';

type Props = ReviewToWrite & { readonly writing: WritingReview };

/** Stars, words and a month. Sends itself; alive, it keeps what is typed, and sends it without leaving the page. */
export const ReviewForm = ({ own, paths, today, refusal, typed, writing }: Props) => {
  const { t, day } = useText();
  const before = {
    score: own?.score ? String(own.score) : '',
    comment: own?.comment ?? '',
    experiencedOn: own?.experiencedOn ?? '',
  };
  const field = fieldsOf(refusal, typed ?? before);
  const { defaultValue: score, ...stars } = field('score');
  const { error, ...comment } = field('comment');
  return (
    <form
      method="post"
      action={paths.action}
      className="write-review"
      ref={writing.form}
      onInput={writing.typed}
      onSubmit={writing.submit}
      noValidate
    >
      <div className="body">
        {writing.draft}
        <div className="notice bad" ref={writing.failed} hidden={writing.message === ''}>
          <Icon name="alert" />
          <div>
            <p>
              <b>{t('review.write.failed')}</b> {t('review.write.kept')}
            </p>
            <p>{writing.message}</p>
            {writing.isSignedOut && (
              <p>
                <a href={paths.signIn}>{t('web.do.logIn')}</a>
              </p>
            )}
          </div>
        </div>
        <StarInput {...stars} defaultValue={score ? Number(score) : null} label={t('review.write.score')} />
        <TextArea
          {...comment}
          error={writing.fault ?? error}
          label={t('review.write.comment')}
          hint={t('review.write.commentHint')}
          onBlur={writing.left}
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
        <LinkButton look="ghost" href={paths.company} data-close>
          {t('web.do.cancel')}
        </LinkButton>
        <Button look="primary" autoFocus={Boolean(typed)} aria-disabled={writing.isSending || undefined}>
          {writing.isSending ? t('account.sending') : t('review.write.send')}
        </Button>
      </footer>
    </form>
  );
};
