import { useText } from '../text.ts';
import { Icon } from './icon.tsx';

/** The words that the script of every page says (`enhance/words.ts`). */
export const ShellWords = () => {
  const { t } = useText();
  return (
    <template
      id="shell-words"
      data-loading={t('shell.loading')}
      data-failed={t('shell.failed')}
      data-open-page={t('shell.openPage')}
      data-close={t('shell.close')}
      data-my-country={t('shell.myCountry', { country: '{country}' })}
      data-all-countries={t('shell.allCountries')}
      data-online={t('shell.online')}
      data-reconnecting={t('shell.reconnecting')}
      data-favourite-added={t('shell.favourites.added')}
      data-favourite-removed={t('shell.favourites.removed')}
      data-favourite-failed={t('shell.favourites.failed')}
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
