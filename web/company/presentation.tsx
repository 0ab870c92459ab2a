import type { TitledText } from '#domain/company/company.events.ts';
import { otherOf } from '#domain/language.ts';
import { languageOf } from '#domain/written-language.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { BBCode } from '../bbcode/bbcode.tsx';
import { useText } from '../page/text.ts';

const paragraphs = (text: string): string[] => text.split(/\n\s*\n|\r?\n/).filter((one) => one.trim() !== '');

/** A text in the reader's language, else in the other one, which is then said; null where there is none. */
const useEither = () => {
  const { lang } = useText();
  const other = otherOf(lang);
  return ({ [lang]: own, [other]: fallback }: Readonly<Partial<Record<'fr' | 'en', string>>> = {}) =>
    own ? { text: own, lang: undefined } : fallback ? { text: fallback, lang: other } : null;
};

type BlockProps = { readonly id: string; readonly title: string; readonly said: TitledText | null | undefined };

const Block = ({ id, title, said }: BlockProps) => {
  const { t } = useText();
  const either = useEither();
  if (!said) return null;
  const [heading, text] = [either(said.title), either(said.text)];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang={heading?.lang}>
        {heading?.text ?? title}
      </h2>
      {text && (
        <div className="stack">
          {text.lang && languageOf(text.text) && (
            <p className="small muted">{t('company.presentation.otherLanguage')}</p>
          )}
          <div lang={text.lang}>
            <BBCode text={text.text} />
          </div>
        </div>
      )}
    </section>
  );
};

/** What the company says of itself: in the reader's language, else in the other one, which is then said. */
export const Presentation = ({ company: { texts } }: { readonly company: CompanyPage }) => {
  const { t } = useText();
  const either = useEither();
  const [description, presentation] = [either(texts?.description), either(texts?.presentation)];
  const note = <p className="small muted">{t('company.presentation.otherLanguage')}</p>;
  return (
    <>
      <section aria-labelledby="presentation">
        <h2 id="presentation">{t('company.presentation.title')}</h2>
        <div className="stack prose">
          {description?.lang && note}
          {description ? (
            <div className="stack" lang={description.lang}>
              {paragraphs(description.text).map((one) => (
                <p key={one}>{one}</p>
              ))}
            </div>
          ) : (
            !presentation && <p className="muted">{t('company.presentation.none')}</p>
          )}
          {presentation?.lang && !description?.lang && note}
          {presentation && (
            <div lang={presentation.lang}>
              <BBCode text={presentation.text} />
            </div>
          )}
        </div>
      </section>
      <Block id="practical" title={t('company.presentation.practical')} said={texts?.practicalInfo} />
      <Block id="brands" title={t('company.presentation.brands')} said={texts?.brandInfo} />
    </>
  );
};
