import { useText } from '../text.ts';

/** Where the script shows messages: at the top in the middle, the newest first. Readers' software hears the two lines. */
export const Toasts = () => {
  const { t } = useText();
  return (
    <section aria-label={t('shell.toasts')}>
      <ul className="toasts" />
      <p className="sr" data-announce="polite" aria-live="polite" />
      <p className="sr" data-announce="assertive" aria-live="assertive" />
    </section>
  );
};
