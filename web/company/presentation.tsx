import type { CompanyPage } from '#read-api/company/company-page.ts';
import { BBCode } from '../bbcode/bbcode.tsx';
import { useText } from '../page/text.ts';
import { writtenIn } from '../page/written-in.ts';
import { Written } from '../ui/written.tsx';

const paragraphs = (text: string): string[] => text.split(/\n\s*\n|\r?\n/).filter((one) => one.trim() !== '');

const Block = ({ id, title, text }: { readonly id: string; readonly title: string; readonly text: string }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>
      <Written text={title} />
    </h2>
    <div lang={writtenIn(text, useText().lang)}>
      <BBCode text={text} />
    </div>
  </section>
);

/** What the company says of itself: in the reader's language, else in the other one, which is then said. */
export const Presentation = ({ company: { texts } }: { readonly company: CompanyPage }) => {
  const { t, lang } = useText();
  const other = lang === 'fr' ? 'en' : 'fr';
  const own = texts?.description[lang];
  const description = own ?? texts?.description[other];
  const presentation = texts?.presentation;
  return (
    <>
      <section aria-labelledby="presentation">
        <h2 id="presentation">{t('company.presentation.title')}</h2>
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
          {presentation && (
            <div lang={writtenIn(presentation, lang)}>
              <BBCode text={presentation} />
            </div>
          )}
        </div>
      </section>
      {texts?.practicalInfo && (
        <Block
          id="practical"
          title={texts.practicalInfo.title ?? t('company.presentation.practical')}
          text={texts.practicalInfo.text}
        />
      )}
      {texts?.brandInfo && (
        <Block
          id="brands"
          title={texts.brandInfo.title ?? t('company.presentation.brands')}
          text={texts.brandInfo.text}
        />
      )}
    </>
  );
};
