import { type FocusEvent, useRef, useState } from 'react';
import { renewed } from '#domain/company/numbering-plans.ts';
import { useText } from '../page/text.ts';
import { FieldGroup } from '../ui/field.tsx';
import type { FormField } from './form-values.ts';
import { hiddenName, type ListedRow, rowsOf } from './listed-rows.ts';
import { RenewNumber } from './renew-number.tsx';
import '../ui/choice.css';
import './rows-field.css';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly field: FormField & { readonly kind: 'rows' };
  readonly value: string;
  /** The country that an old number without its digits is of. */
  readonly country: string;
};

type RowProps = Omit<Props, 'hint' | 'value'> & { readonly row: ListedRow; readonly number: number };

const Row = ({ name, label, error, field, country, row, number }: RowProps) => {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState({ raw: row.raw, country });
  const form = field.type === 'tel' ? renewed(left.raw, left.country) : null;
  const formId = `${name}-${number}-form`;
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>): void => {
    const now = field.country && target.form?.elements.namedItem(field.country);
    setLeft({ raw: target.value, country: now instanceof HTMLSelectElement ? now.value : country });
  };
  const write = (written: string): void => {
    const { current: element } = input;
    if (!element) return;
    element.value = written;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    setLeft({ raw: written, country });
    element.focus();
  };
  return (
    <div className="listed-row">
      <input
        ref={input}
        className="control"
        name={name}
        type={field.type === 'tel' ? 'tel' : 'text'}
        inputMode={field.type}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={field.max}
        placeholder=" "
        defaultValue={row.raw}
        aria-label={t('edit.rows.one', { label, number })}
        aria-invalid={error ? true : undefined}
        aria-describedby={form ? formId : undefined}
        onBlur={onBlur}
      />
      <label className="hides">
        <input
          className="tick-box"
          type="checkbox"
          name={hiddenName(name)}
          value={number - 1}
          defaultChecked={!row.public}
          aria-label={t('edit.rows.hide', { label, number })}
        />
        <span aria-hidden="true">{t('edit.rows.hidden')}</span>
      </label>
      {form && <RenewNumber id={formId} form={form} onWrite={write} />}
    </div>
  );
};

/**
 * Several phones, addresses or sites, one under the other, each with a tick that hides it from visitors. The stylesheet
 * shows a blank row once the one before it is filled: it needs no script, and without such a stylesheet all are there.
 */
export const RowsField = ({ name, label, hint, value, ...rest }: Props) => {
  const rows = rowsOf(value);
  const blanks = rest.field.type === 'url' && rows.length > 0 ? 0 : rest.field.blanks;
  const all = [...rows, ...Array.from({ length: blanks }, () => ({ raw: '', public: true }))];
  return (
    <FieldGroup id={name} label={label} hint={hint} error={rest.error} optional>
      <div className="listed-rows">
        {all.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          <Row {...rest} key={index} name={name} label={label} row={row} number={index + 1} />
        ))}
      </div>
    </FieldGroup>
  );
};
