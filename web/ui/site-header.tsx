import { AccountMenu, type Seen } from '../account/account-menu.tsx';
import type { Country } from '../country.ts';
import { homePath, resultsPath } from '../paths.ts';
import { useText } from '../text.ts';
import { Brand } from './brand.tsx';
import { Icon } from './icon.tsx';

type Props = {
  readonly country: Country | undefined;
  /** The same page in the other language. */
  readonly otherLanguage: string;
  readonly onResults: boolean;
  readonly viewer: Seen | null;
  /** The page that is open. */
  readonly here: string;
};

export const SiteHeader = ({ country, otherLanguage, onResults, viewer, here }: Props) => {
  const { t, lang, country: nameOf } = useText();
  const other = lang === 'fr' ? 'en' : 'fr';
  return (
    <header className="top">
      <div className="wrap">
        <Brand href={homePath(lang, country?.code)} />
        <nav aria-label={t('web.header.menu')}>
          <a href={resultsPath(lang, country?.code)} aria-current={onResults ? 'page' : undefined}>
            {t('web.header.directory')}
          </a>
        </nav>
        <div className="end">
          <a className="btn ghost country" href={`${homePath(lang)}#countries`} data-dropdown>
            <Icon name="globe" />
            <span>{country ? (country.names?.[lang] ?? nameOf(country.code)) : t('web.header.countries')}</span>
          </a>
          <a className="btn ghost" href={otherLanguage} hrefLang={other} lang={other} data-language>
            <abbr title={t('web.header.otherLanguage')}>{other.toUpperCase()}</abbr>
          </a>
          <AccountMenu viewer={viewer} here={here} />
        </div>
      </div>
    </header>
  );
};
