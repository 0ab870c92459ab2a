import { useText } from '../text.ts';
import { Icon } from './icon.tsx';

/** Where the script shows messages: at the top in the middle, the newest first. Readers' software hears the two lines. */
export const Toasts = () => {
  const { t } = useText();
  return (
    <section aria-label={t('shell.toasts')}>
      <ul className="toasts" />
      <p className="sr" data-announce="polite" aria-live="polite" />
      <p className="sr" data-announce="assertive" aria-live="assertive" />
      <ToastHistory />
    </section>
  );
};

/** What was shown and is gone, for whoever looked elsewhere (`enhance/toast-history.ts`). */
const ToastHistory = () => {
  const { t } = useText();
  const title = t('shell.toasts.past');
  return (
    <div className="toast-history" hidden>
      <button type="button" aria-expanded="false" aria-controls="past-toasts" aria-label={title} title={title}>
        <Icon name="clock" />
      </button>
      <section id="past-toasts" aria-label={title} tabIndex={-1} hidden>
        <header className="row between">
          <h2>{title}</h2>
          <button type="button" className="btn ghost" data-clear>
            {t('shell.toasts.clear')}
          </button>
        </header>
        <ol />
      </section>
    </div>
  );
};
