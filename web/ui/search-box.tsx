import { resultsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Icon, type IconName } from './icon.tsx';

type BoxProps = {
  readonly name: 'what' | 'where';
  readonly icon: IconName;
  readonly label: string;
  readonly example: string;
  readonly value: string | undefined;
  readonly suggest: string;
};

/** One field. It says from the start that it is a combobox: a name that is read before its role changes gets lost in Firefox. */
const Box = ({ name, icon, label, example, value, suggest }: BoxProps) => {
  const id = `search-${name}`;
  return (
    <div className="box">
      <Icon name={icon} />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        role="combobox"
        aria-expanded={false}
        defaultValue={value}
        placeholder={example}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        data-suggest={suggest}
      />
    </div>
  );
};

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
        <Box
          name="what"
          icon="search"
          label={t('web.search.what')}
          example={t('web.search.whatExample')}
          value={what}
          suggest="/ajax/category-choice"
        />
        <Box
          name="where"
          icon="pin"
          label={t('web.search.where')}
          example={t('web.search.whereExample')}
          value={where}
          suggest="/ajax/city-choice"
        />
        <button className="btn primary" type="submit">
          <Icon name="search" />
          <b>{t('web.do.search')}</b>
        </button>
      </div>
    </form>
  );
};
