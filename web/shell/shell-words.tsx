import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';

/** The words that the script of every page says (`client/words.ts`). */
export const ShellWords = () => {
  const { t } = useText();
  return (
    <template
      id="shell-words"
      data-failed={t('shell.failed')}
      data-error={t('web.form.error')}
      data-close={t('web.do.close')}
      data-online={t('shell.online')}
      data-reconnecting={t('shell.reconnecting')}
      data-not-sent={t('shell.form.notSent')}
      data-went-later={t('shell.form.wentLater')}
      data-not-taken-later={t('shell.form.notTakenLater', { why: '{why}' })}
      data-draft-kept={t('shell.draft.kept')}
      data-draft-drop={t('shell.draft.drop')}
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
