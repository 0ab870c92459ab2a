import { textIn } from '#domain/text-in.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { OwnReview as Review } from '#read-api/review/own-reviews.ts';
import { reviewsPath, writeReviewPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Stars } from '../ui/stars.tsx';
import { TextArea } from '../ui/text-field.tsx';
import { reasonText } from './review-reason.ts';
import { reviewStates } from './review-states.ts';
import { Words } from './words.tsx';

type Props = { readonly review: Review; readonly company: Pick<CompanyPage, 'id' | 'slug' | 'name'> };

type Appealed = {
  readonly review: Review;
  readonly action: string;
  /** The message as it was typed before it was refused, or before a log-in. */
  readonly typed: string | undefined;
};

const Appeal = ({ review, action, typed }: Appealed) => {
  const { t } = useText();
  return (
    <Disclosure title={t('review.own.appeal')} open={typed !== undefined}>
      <form method="post" action={action} className="stack" data-kept>
        <input type="hidden" name="version" value={review.version} />
        <input type="hidden" name="review" value={review.id} />
        <TextArea
          name="message"
          id={`appeal-${review.id}`}
          rows={3}
          defaultValue={typed}
          maxLength={2000}
          required
          label={t('review.own.appealLabel')}
          hint={t('review.own.appealHint')}
        />
        <Button name="do" value="appeal">
          {t('review.own.appeal')}
        </Button>
      </form>
    </Disclosure>
  );
};

const Refusal = ({ review, action, typed }: Appealed) => {
  const { t, lang } = useText();
  const { reason, explanation, mayAppeal } = review;
  const told = textIn(explanation, lang);
  return (
    <>
      {reason && <p>{t('review.own.reason', { reason: t(reasonText[reason]) })}</p>}
      {told && <Words text={told} />}
      {mayAppeal ? (
        <Appeal review={review} action={action} typed={typed} />
      ) : (
        <p className="small">{t('review.own.appealUsed')}</p>
      )}
    </>
  );
};

/** A review as its author sees it: its state, why it was refused, and what can be done about it. */
export const OwnReview = ({ review, company, appeal }: Props & { readonly appeal?: string | undefined }) => {
  const { t, lang } = useText();
  const { tone, title, lead } = reviewStates[review.status];
  const action = reviewsPath(lang, company);
  return (
    <div className="own-review" data-status={review.status}>
      <div className="row">
        {review.score !== null && <Stars value={review.score} />}
        <Badge tone={tone}>{t(title)}</Badge>
      </div>
      {review.comment && <Words text={review.comment} lang={review.language} />}
      {lead && <p className="small muted">{t(lead)}</p>}
      {review.status === 'refused' && <Refusal review={review} action={action} typed={appeal} />}
      <div className="row asks">
        <LinkButton look="line" icon="edit" href={writeReviewPath(lang, company)} data-opens="review-dialog">
          {t('review.section.change')}
        </LinkButton>
        <Confirm
          label={t('review.own.retract')}
          question={
            <p>
              <b>{t('review.own.retractAsk', { company: company.name })}</b> {t('review.own.retractLead')}
            </p>
          }
        >
          <form method="post" action={action}>
            <input type="hidden" name="review" value={review.id} />
            <Button look="danger" name="do" value="retract">
              {t('web.do.yesDelete')}
            </Button>
          </form>
        </Confirm>
      </div>
    </div>
  );
};
