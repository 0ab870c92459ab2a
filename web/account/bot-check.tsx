import { useText } from '../page/text.ts';
import '../ui/choice.css';
import './bot-check.css';

/**
 * The box that shows a form is filled in by a person: a proof of work that the browser does once it is ticked, its
 * script brought in when the form is touched. Without script, a field that people do not see, and tighter limits.
 */
export const BotCheck = () => {
  const { t } = useText();
  return (
    <>
      <div
        className="bot-check"
        data-bot-check="/bot-check"
        data-label={t('account.bot.label')}
        data-working={t('account.bot.working')}
        data-done={t('account.bot.done')}
        data-failed={t('account.bot.failed')}
      />
      <div className="sr" aria-hidden="true">
        <label htmlFor="website">{t('web.field.honey')}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
};
