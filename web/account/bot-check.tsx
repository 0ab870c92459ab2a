import { useText } from '../text.ts';
import './bot-check.css';

/**
 * The box that shows a form is filled in by a person: a proof of work that the browser does once it is ticked, its
 * script brought in when the form is touched. Without script, a field that people do not see, and tighter limits.
 */
export const BotCheck = () => {
  const { t, lang } = useText();
  return (
    <>
      <div className="bot-check" data-bot-check="/bot-check" data-lang={lang} />
      <div className="honey" aria-hidden="true">
        <label htmlFor="website">{t('account.honey')}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
};
