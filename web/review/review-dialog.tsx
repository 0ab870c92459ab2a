import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { OwnReview } from '#read-api/review/own-reviews.ts';
import { useText } from '../page/text.ts';
import { IconButton } from '../ui/button.tsx';
import '../ui/dialog.css';
import { ReviewForm } from './review-form.tsx';
import type { ReviewConfig } from './write-review.machine.ts';
import './write-review.css';

type Props = {
  readonly company: Pick<CompanyPage, 'id' | 'slug' | 'name'>;
  readonly own: OwnReview | null;
  readonly config: ReviewConfig;
  readonly today: string;
};

/** The form over the page it is about, for those with script; the others have it as a page. */
export const ReviewDialog = ({ company, own, config, today }: Props) => {
  const { t } = useText();
  return (
    <dialog className="over-page review-sheet" aria-labelledby="review-dialog" data-review={JSON.stringify(config)}>
      <div className="sheet">
        <div className="edge" />
        <section className="dialog">
          <header>
            <h2 id="review-dialog">{t('review.write.title', { company: company.name })}</h2>
            <IconButton icon="close" label={t('web.do.close')} data-close />
          </header>
          <ReviewForm company={company} own={own} config={config} today={today} />
        </section>
      </div>
    </dialog>
  );
};
