import { quoteRequestPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextArea, TextField } from '../ui/text-field.tsx';
import { MiniCompany } from './mini-company.tsx';
import type { QuoteAsked, QuoteErrors } from './quote-asked.ts';
import type { Chosen } from './quote-request.tsx';

type Props = {
  readonly companies: readonly Chosen[];
  readonly asked: QuoteAsked | null;
  readonly errors: QuoteErrors;
};

/** What somebody needs, once for all the companies they chose. */
export const QuoteBrief = ({ companies, asked, errors }: Props) => {
  const { t, lang } = useText();
  const need = errors.need && t('quote.need.needed');
  const ids = companies.map(({ id }) => id);
  const without = (gone: number) =>
    quoteRequestPath(
      lang,
      ids.filter((id) => id !== gone),
    );
  return (
    <div className="columns">
      <form className="form" method="post" action={quoteRequestPath(lang, ids)} data-draft="quote" noValidate>
        <ErrorSummary errors={need ? [{ field: 'need', message: need }] : []} />
        {ids.map((id) => (
          <input key={id} type="hidden" name="companies" value={id} />
        ))}
        <TextArea
          name="need"
          label={t('quote.need.label')}
          hint={t('quote.need.hint')}
          defaultValue={asked?.need}
          error={need}
          maxLength={2000}
          rows={6}
          required
        />
        <div className="pair">
          <TextField
            name="when"
            label={t('quote.when.label')}
            placeholder={t('quote.when.example')}
            defaultValue={asked?.when}
            maxLength={100}
            optional
          />
          <TextField
            name="name"
            label={t('quote.name.label')}
            autoComplete="name"
            defaultValue={asked?.name}
            maxLength={100}
            optional
          />
        </div>
        <div className="actions">
          <Button look="primary">{t('quote.go')}</Button>
        </div>
        <p className="small muted">{t('quote.honest')}</p>
      </form>
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
