import { useId } from 'react';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { CountryList } from './country-list.tsx';
import { useCountries } from './use-countries.ts';
import { useDropdown } from './use-dropdown.ts';

export type CountryMenuProps = {
  /** The country of the page, or that there are others. */
  readonly label: string;
  /** The page of all countries: where the button leads without script. */
  readonly all: string;
  /** The path of the home pages of countries: theirs follows it. */
  readonly homes: string;
  /** The path of the results, on a page of results: a country leads to the same search in it. */
  readonly results?: string | undefined;
};

const rowsShown = 8;

/** The shape of the list, until it has come. */
const OnItsWay = () => {
  const { t } = useText();
  return (
    <div className="waiting" role="status">
      <span className="sr">{t('shell.loading')}</span>
      {Array.from({ length: rowsShown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  );
};

/** The countries under a button of the header, asked for when they are first shown; a link without script. */
export const CountryMenu = ({ label, all, homes, results }: CountryMenuProps) => {
  const { t, lang } = useText();
  const panelId = useId();
  const { link, panel, isAlive, isOpen, wasByKey, press, keys } = useDropdown();
  const { countries, hasFailed } = useCountries(lang, isOpen);
  const content = () => {
    if (countries)
      return (
        <CountryList
          {...{ countries, all, homes, results }}
          takesFocus={isOpen && wasByKey}
          opener={link}
          key={`${isOpen}`}
        />
      );
    if (!hasFailed) return <OnItsWay />;
    return (
      <>
        <p role="alert">{t('shell.failed')}</p>
        <a className="btn" href={all}>
          {t('shell.openPage')}
        </a>
      </>
    );
  };
  // it is opened before React is here, and its role said
  return (
    <>
      <a
        className="btn ghost country"
        href={all}
        ref={link}
        role={isAlive ? 'button' : undefined}
        aria-controls={panelId}
        aria-expanded={isAlive ? isOpen : undefined}
        onClick={press}
        onKeyDown={keys}
        data-dropdown
        suppressHydrationWarning
      >
        <Icon name="globe" />
        <span>{label}</span>
      </a>
      <div className="dropdown" id={panelId} ref={panel} hidden={!isOpen} suppressHydrationWarning>
        {content()}
      </div>
    </>
  );
};
