import { useText } from '../page/text.ts';
import { FieldGroup } from '../ui/field.tsx';
import type { FormField } from './form-values.ts';
import { hiddenName, rowsOf } from './listed-rows.ts';
import './rows-field.css';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly field: FormField & { readonly kind: 'rows' };
  readonly value: string;
};

/**
 * Several phones, addresses or sites, one under the other, each with a tick that hides it from visitors. The stylesheet
 * shows a blank row once the one before it is filled: it needs no script, and without such a stylesheet all are there.
 */
export const RowsField = ({ name, label, hint, error, field, value }: Props) => {
  const { t } = useText();
  const rows = rowsOf(value);
  const blanks = field.type === 'url' && rows.length > 0 ? 0 : field.blanks;
  const all = [...rows, ...Array.from({ length: blanks }, () => ({ raw: '', public: true }))];
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error} optional>
      <div className="listed-rows">
        {all.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          <div className="listed-row" key={index}>
            <input
              className="control"
              name={name}
              type={field.type === 'tel' ? 'tel' : 'text'}
              inputMode={field.type}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={field.max}
              placeholder=" "
              defaultValue={row.raw}
              aria-label={t('edit.rows.one', { label, number: index + 1 })}
              aria-invalid={error ? true : undefined}
            />
            <label className="hides">
              <input
                type="checkbox"
                name={hiddenName(name)}
                value={index}
                defaultChecked={!row.public}
                aria-label={t('edit.rows.hide', { label, number: index + 1 })}
              />
              <span aria-hidden="true">{t('edit.rows.hidden')}</span>
            </label>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
};
