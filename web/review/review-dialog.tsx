import { useText } from '../page/text.ts';
import { IconButton } from '../ui/button.tsx';
import '../ui/dialog.css';
import { ReviewForm } from './review-form.tsx';
import { type ReviewToWrite, useWriteReview } from './use-write-review.ts';
import './write-review.css';

/** The form over the page it is about, for those with script; the others have it as a page. */
export const ReviewDialog = (props: ReviewToWrite) => {
  const { t } = useText();
  const writing = useWriteReview(props);
  // it is opened before React is here
  return (
    <dialog
      className="over-page review-sheet"
      aria-labelledby="review-dialog"
      ref={writing.dialog}
      onClose={writing.close}
      suppressHydrationWarning
    >
      <div className="sheet">
        <div className="edge" />
        <section className="dialog">
          <header>
            <h2 id="review-dialog" suppressHydrationWarning>
              {t('review.write.title', { company: props.company.name })}
            </h2>
            <IconButton icon="close" label={t('web.do.close')} data-close />
          </header>
          <ReviewForm {...props} writing={writing} />
        </section>
      </div>
    </dialog>
  );
};
