import { version } from '#package.json' with { type: 'json' };
import {
  favouritesPath,
  homePath,
  howReviewsWorkPath,
  infoPath,
  jobsPath,
  registerForCompanyPath,
  resultsPath,
  textVersionPath,
} from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { BackToTop } from '../ui/back-to-top.tsx';
import { Brand } from '../ui/brand.tsx';

export const SiteFooter = ({
  country,
  otherLanguage,
  here,
  lite,
}: {
  readonly country: string | undefined;
  readonly otherLanguage: string;
  /** The page that is open. */
  readonly here: string;
  /** Whether this is the text version. */
  readonly lite: boolean;
}) => {
  const { t, lang } = useText();
  const home = homePath(lang, country);
  const other = lang === 'fr' ? 'en' : 'fr';
  return (
    <footer className="foot">
      <div className="edge" />
      <div className="wrap">
        <div className="cols">
          <div className="stack">
            <Brand href={home} />
            <p className="small">{t('web.footer.tagline')}</p>
          </div>
          <nav aria-labelledby="foot-find">
            <h2 id="foot-find">{t('web.footer.find')}</h2>
            <ul>
              <li>
                <a href={`${home}#categories`}>{t('web.footer.categories')}</a>
              </li>
              <li>
                <a href={`${home}#cities`}>{t('web.footer.cities')}</a>
              </li>
              <li>
                <a href={`${homePath(lang)}#countries`}>{t('web.footer.countries')}</a>
              </li>
              <li>
                <a href={favouritesPath(lang)}>{t('shell.favourites.title')}</a>
              </li>
              <li>
                <a href={`${resultsPath(lang, country)}?openNow=true`}>{t('web.footer.openNow')}</a>
              </li>
              <li>
                <a href={jobsPath(lang, country)}>{t('company.job.title')}</a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-sokoni">
            <h2 id="foot-sokoni">Sokoni</h2>
            <ul>
              <li>
                <a href={infoPath(lang, 'help')}>{t('about.help.title')}</a>
              </li>
              <li>
                <a href={infoPath(lang, 'contact')}>{t('about.contact.title')}</a>
              </li>
              <li>
                <a href={infoPath(lang, 'about')}>{t('about.about.title')}</a>
              </li>
              <li>
                <a href={registerForCompanyPath(lang)}>{t('web.do.addCompany')}</a>
              </li>
              <li>
                <a href={howReviewsWorkPath(lang)}>{t('review.how.title')}</a>
              </li>
              <li>
                <a href={otherLanguage} hrefLang={other} lang={other}>
                  {t('web.header.otherLanguage')}
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-rules">
            <h2 id="foot-rules">{t('web.footer.rules')}</h2>
            <ul>
              <li>
                <a href={infoPath(lang, 'terms')}>{t('about.terms.title')}</a>
              </li>
              <li>
                <a href={infoPath(lang, 'privacy')}>{t('about.privacy.title')}</a>
              </li>
              <li>
                <a href={infoPath(lang, 'accessibility')}>{t('about.accessibility.title')}</a>
              </li>
              <li>
                <a href="/openapi.json">{t('web.footer.api')}</a>
              </li>
            </ul>
          </nav>
        </div>
        <div className="base">
          <p>
            © 2026 Sokoni {version}. {t('web.footer.sources')}
          </p>
          <p>
            <a href={textVersionPath(lang, !lite, here)} rel="nofollow">
              {t(lite ? 'web.footer.withPictures' : 'web.footer.textOnly')}
            </a>{' '}
            <span data-used data-said={t('web.footer.used', { page: '{page}', month: '{month}' })} hidden />
          </p>
        </div>
      </div>
      <BackToTop />
    </footer>
  );
};
