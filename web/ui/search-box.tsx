import { resultsPath } from '../paths.ts';
import { useText } from '../text.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly country?: string | undefined;
  readonly what?: string;
  readonly where?: string;
  /** In one row, for the top of a page of results. */
  readonly slim?: boolean;
};

/** What and where, as a plain form; the script adds suggestions to the two fields. */
export const SearchBox = ({ country, what, where, slim = false }: Props) => {
  const { t, lang } = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: many phones do not know the search element
    <form
      className={slim ? 'search slim' : 'search'}
      role="search"
      action={resultsPath(lang, country)}
      data-country={country}
      data-lang={lang}
    >
      <div className="boxes">
        <label>
          <Icon name="search" />
          <span>{t('web.search.what')}</span>
          <input
            name="what"
            defaultValue={what}
            placeholder={t('web.search.whatExample')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            data-suggest="/ajax/category-choice"
          />
        </label>
        <label>
          <Icon name="pin" />
          <span>{t('web.search.where')}</span>
          <input
            name="where"
            defaultValue={where}
            placeholder={t('web.search.whereExample')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            data-suggest="/ajax/city-choice"
          />
        </label>
        <button className="btn primary" type="submit">
          <Icon name="search" />
          <b>{t('web.search.go')}</b>
        </button>
      </div>
    </form>
  );
};
