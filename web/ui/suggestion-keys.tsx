import { useText } from '../page/text.ts';
import { Icon } from './icon.tsx';

/** The keys of the list, for the eye, where there is a keyboard; by ear the field says what it is. */
export const SuggestionKeys = () => {
  const { t } = useText();
  return (
    <p className="foot-keys" aria-hidden="true">
      <span>
        <kbd>
          <Icon name="up" />
        </kbd>
        <kbd>
          <Icon name="down" />
        </kbd>
        {t('shell.suggest.keys.move')}
      </span>
      <span>
        <kbd>{t('shell.suggest.keys.enter')}</kbd> {t('shell.suggest.keys.take')}
      </span>
      <span>
        <kbd>{t('shell.suggest.keys.escape')}</kbd> {t('shell.suggest.keys.close')}
      </span>
    </p>
  );
};
