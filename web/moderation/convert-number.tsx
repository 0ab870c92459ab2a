import type { NumberForms } from '#read-api/company/number-forms.ts';
import { numberProblemsPath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextField } from '../ui/text-field.tsx';

type Props = {
  readonly typed: string;
  readonly forms: readonly NumberForms[];
};

const Forms = ({ country, since, before, after }: NumberForms) => {
  const { t, country: nameOf, day } = useText();
  const date = day(since, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <section aria-label={nameOf(country)}>
      <h2>{nameOf(country)}</h2>
      <dl className="facts-list">
        <div>
          <dt>{t('desk.convert.before', { date })}</dt>
          <dd>
            <bdi>{before}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('desk.convert.since', { date })}</dt>
          <dd>
            <bdi>{after}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
};

/** Shows a number that staff type in its old form and in its new one, for each country that it can be of. */
export const ConvertNumber = ({ typed, forms }: Props) => {
  const { t, lang } = useText();
  return (
    <div className="card convert-number">
      <Disclosure title={t('desk.convert.title')} open={typed !== ''}>
        <form method="get" action={numberProblemsPath(lang)} className="find-number">
          <TextField
            name="number"
            label={t('desk.convert.number')}
            type="tel"
            defaultValue={typed}
            maxLength={40}
            autoComplete="off"
            required
          />
          <Button look="line">{t('desk.convert.go')}</Button>
        </form>
        <div role="status" className="stack">
          {forms.map((one) => (
            <Forms key={one.country} {...one} />
          ))}
          {typed && forms.length === 0 && <p>{t('desk.convert.none')}</p>}
        </div>
      </Disclosure>
    </div>
  );
};
