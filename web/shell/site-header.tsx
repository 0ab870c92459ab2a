import { AccountMenu, type Seen } from '../account/account-menu.tsx';
import {
  favouritesPath,
  homePath,
  infoPath,
  jobsPath,
  registerForCompanyPath,
  resultsPath,
} from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { HeaderBell } from '../notification/header-bell.tsx';
import type { Country } from '../page/country.ts';
import { useText } from '../page/text.ts';
import { Brand } from '../ui/brand.tsx';
import { DetailsMenu } from '../ui/details-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import { CountryMenu } from './country-menu.tsx';
import { countriesPath } from './use-countries.ts';

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
  const where = country ? (country.names?.[lang] ?? nameOf(country.code)) : t('web.header.countries');
  const current = (on: boolean) => (on ? 'page' : undefined);
  const favourites = favouritesPath(lang);
  return (
    <header className="top">
      <div className="wrap">
        <Brand href={homePath(lang, country?.code)} />
        <nav aria-label={t('web.header.menu')}>
          <a href={resultsPath(lang, country?.code)} aria-current={current(onResults)}>
            {t('web.header.directory')}
          </a>
          <a href={jobsPath(lang, country?.code)}>{t('company.job.title')}</a>
          <a href={favourites} aria-current={current(here.startsWith(favourites))}>
            {t('shell.favourites.title')} <span className="count-badge" data-favourite-count hidden />
          </a>
        </nav>
        <div className="end">
          <Island
            name="country-menu"
            of={CountryMenu}
            asks={countriesPath(lang)}
            props={{
              label: where,
              all: `${homePath(lang)}#countries`,
              homes: lang === 'en' ? '/en/' : '/',
              results: onResults ? resultsPath(lang) : undefined,
            }}
          />
          <a className="btn ghost" href={otherLanguage} hrefLang={other} lang={other} data-language>
            <abbr title={t('web.header.otherLanguage')}>{other.toUpperCase()}</abbr>
          </a>
          {viewer && <HeaderBell unread={viewer.unread} />}
          <AccountMenu viewer={viewer} here={here} />
          {!viewer && (
            <a className="btn add-company" href={registerForCompanyPath(lang)}>
              {t('web.do.addCompany')}
            </a>
          )}
          <DetailsMenu className="site-menu" label={t('web.header.menu')} button={<Icon name="menu" />}>
            <ul>
              <li>
                <a href={resultsPath(lang, country?.code)} aria-current={current(onResults)}>
                  <Icon name="shop" />
                  {t('web.header.directory')}
                </a>
              </li>
              <li>
                <a href={favourites} aria-current={current(here.startsWith(favourites))}>
                  <Icon name="heart" />
                  {t('shell.favourites.title')}
                  <span className="count-badge" data-favourite-count hidden />
                </a>
              </li>
              <li>
                <a href={`${resultsPath(lang, country?.code)}?openNow=true`}>
                  <Icon name="clock" />
                  {t('web.footer.openNow')}
                </a>
              </li>
              <li>
                <a href={jobsPath(lang, country?.code)}>
                  <Icon name="bag" />
                  {t('company.job.title')}
                </a>
              </li>
              <li>
                <a href={infoPath(lang, 'help')}>
                  <Icon name="info" />
                  {t('about.help.title')}
                </a>
              </li>
              <li>
                <a href={`${homePath(lang, country?.code)}#categories`}>
                  <Icon name="dots" />
                  {t('web.footer.categories')}
                </a>
              </li>
              <li>
                <a href={`${homePath(lang)}#countries`}>
                  <Icon name="globe" />
                  {t('web.header.countries')}
                </a>
              </li>
              {!viewer && (
                <li>
                  <a href={registerForCompanyPath(lang)}>
                    <Icon name="plus" />
                    {t('web.do.addCompany')}
                  </a>
                </li>
              )}
            </ul>
          </DetailsMenu>
        </div>
      </div>
    </header>
  );
};
