import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

/** The words that the script of every page says (`client/words.ts`). */
export const ShellWords = () => {
  const { t } = useText();
  return (
    <template
      id="shell-words"
      data-loading={t('shell.loading')}
      data-failed={t('shell.failed')}
      data-open-page={t('shell.openPage')}
      data-error={t('web.form.error')}
      data-close={t('web.do.close')}
      data-my-country={t('shell.myCountry', { country: '{country}' })}
      data-countries={t('web.footer.countries')}
      data-country={t('shell.countries.one')}
      data-countries-found={t('shell.countries.several', { count: '{count}' })}
      data-narrow-countries={t('shell.countries.narrow')}
      data-company={t('shell.companies.one')}
      data-companies={t('shell.companies.several', { count: '{count}' })}
      data-all-countries={t('shell.allCountries')}
      data-suggestion={t('shell.suggest.one')}
      data-suggestions={t('shell.suggest.several', { count: '{count}' })}
      data-suggestions-of={t('shell.suggest.of', { field: '{field}' })}
      data-no-suggestion={t('shell.suggest.none')}
      data-no-match={t('web.combo.none')}
      data-online={t('shell.online')}
      data-reconnecting={t('shell.reconnecting')}
      data-see={t('shell.toasts.see')}
      data-favourite-added={t('shell.favourites.added', { name: '{name}' })}
      data-favourite-undo-add={t('web.do.remove')}
      data-favourite-removed={t('shell.favourites.removed', { name: '{name}' })}
      data-favourite-undo-remove={t('shell.favourites.undoRemove')}
      data-not-sent={t('shell.form.notSent')}
      data-sends-later={t('shell.form.sendsLater')}
      data-went-later={t('shell.form.wentLater')}
      data-not-taken-later={t('shell.form.notTakenLater', { why: '{why}' })}
      data-draft-kept={t('shell.draft.kept')}
      data-draft-drop={t('shell.draft.drop')}
      data-favourite-failed={t('shell.favourites.failed')}
      data-phone-call={t('phone.call', { number: '{number}', name: '{name}' })}
      data-phone-shown={t('phone.shown', { number: '{number}' })}
      data-favourite-remove={t('shell.favourites.remove', { name: '{name}' })}
    />
  );
};

/** Shown when a part of the page does not come, even after loading the page again. */
export const ChunkNotice = () => {
  const { t } = useText();
  return (
    <div className="chunk-notice" role="alert" hidden>
      <div className="notice warn">
        <Icon name="info" />
        <div>
          <p>
            <b>{t('shell.chunk.title')}</b>
          </p>
          <p>{t('shell.chunk.text')}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: the address of this very page, with its query */}
          <a className="btn primary" href="">
            {t('shell.chunk.reload')}
          </a>
        </div>
      </div>
    </div>
  );
};
