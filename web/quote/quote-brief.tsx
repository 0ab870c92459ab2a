import { quoteRequestPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { MiniCompany } from './mini-company.tsx';
import { NeedForm } from './need-form.tsx';
import type { QuoteErrors, QuoteParams } from './quote-params.ts';
import type { Chosen } from './quote-request.tsx';

type Props = {
  readonly companies: readonly Chosen[];
  readonly asked: QuoteParams | null;
  readonly errors: QuoteErrors;
};

/** What somebody needs, once for all the companies they chose. */
export const QuoteBrief = ({ companies, asked, errors }: Props) => {
  const { t, lang } = useText();
  const ids = companies.map(({ id }) => id);
  const without = (gone: number) =>
    quoteRequestPath(
      lang,
      ids.filter((id) => id !== gone),
    );
  return (
    <div className="columns">
      <Island
        name="quote-form"
        of={NeedForm}
        props={{ action: quoteRequestPath(lang, ids), companies: ids, asked, errors }}
        now
      />
      <section aria-labelledby="quote-to">
        <h2 id="quote-to">{t('quote.to', { count: companies.length })}</h2>
        <ul className="list card">
          {companies.map(({ id, slug, name, category, area, logo }) => (
            <MiniCompany
              key={id}
              company={{ id, slug, name, logo }}
              about={[category, area]}
              action={
                <a
                  className="btn ghost icon-only"
                  href={without(id)}
                  data-unpick={id}
                  aria-label={t('quote.remove', { name })}
                  title={t('quote.remove', { name })}
                >
                  <Icon name="close" />
                </a>
              }
            />
          ))}
        </ul>
      </section>
    </div>
  );
};
