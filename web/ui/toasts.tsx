import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';

/**
 * Where the script shows messages: at the top in the middle, the newest first, reached by F6. Screen readers hear the two
 * lines (`client/announce.ts`).
 */
export const Toasts = () => {
  const { t } = useText();
  return (
    <>
      <section
        className="toasts"
        aria-label={t('shell.toasts')}
        aria-keyshortcuts="F6"
        data-react-aria-top-layer="true"
        hidden
      >
        <ul />
      </section>
      <div className="sr" data-announce="polite" aria-live="polite" />
      <div className="sr" data-announce="assertive" aria-live="assertive" />
    </>
  );
};

/** What was shown and is gone, at the end of the page, for whoever looked elsewhere (`enhance/toast-history.ts`). */
export const ToastHistory = () => {
  const { t } = useText();
  const title = t('shell.toasts.past');
  return (
    <section className="toast-history" aria-label={title} hidden>
      <details className="wrap">
        <summary>
          <Icon name="clock" />
          {title}
        </summary>
        <ol />
        <button type="button" className="btn" data-clear>
          {t('web.do.clearAll')}
        </button>
      </details>
    </section>
  );
};
