import type { CompanyPage } from '#read-api/company/company-page.ts';
import { useText } from '../text.ts';

const paragraphs = (text: string): string[] => text.split(/\n\s*\n|\r?\n/).filter((one) => one.trim() !== '');

// presentations are BBCode: their marks are taken out until they can be shown
const plain = (bbcode: string): string => bbcode.replace(/\[\/?[a-z*]+(=[^\]]*)?\]/gi, '');

const Block = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section>
    <h2>{title}</h2>
    <div className="stack prose">
      {paragraphs(text).map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  </section>
);

/** What the company says of itself: in the reader's language, else in the other one, which is then said. */
export const Presentation = ({ company: { texts } }: { readonly company: CompanyPage }) => {
  const { t, lang } = useText();
  const other = lang === 'fr' ? 'en' : 'fr';
  const own = texts?.description[lang];
  const description = own ?? texts?.description[other];
  const presentation = texts?.presentation && plain(texts.presentation);
  return (
    <>
      <section>
        <h2>{t('company.presentation.title')}</h2>
        <div className="stack prose">
          {description && !own && <p className="small muted">{t('company.presentation.otherLanguage')}</p>}
          {description ? (
            <div className="stack" lang={own ? undefined : other}>
              {paragraphs(description).map((one) => (
                <p key={one}>{one}</p>
              ))}
            </div>
          ) : (
            !presentation && <p className="muted">{t('company.presentation.none')}</p>
          )}
          {presentation && paragraphs(presentation).map((one) => <p key={one}>{one}</p>)}
        </div>
      </section>
      {texts?.practicalInfo && (
        <Block
          title={texts.practicalInfo.title ?? t('company.presentation.practical')}
          text={texts.practicalInfo.text}
        />
      )}
      {texts?.brandInfo && (
        <Block title={texts.brandInfo.title ?? t('company.presentation.brands')} text={texts.brandInfo.text} />
      )}
    </>
  );
};
