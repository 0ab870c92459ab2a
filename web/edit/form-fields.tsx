import { useText } from '../page/text.ts';
import { Checkbox, CheckboxGroup } from '../ui/checkbox.tsx';
import { DateParts } from '../ui/date-parts.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { Selector } from '../ui/selector.tsx';
import { SelectorMany } from '../ui/selector-many.tsx';
import { SelectorOf } from '../ui/selector-of.tsx';
import { NumberField, TextField } from '../ui/text-field.tsx';
import { AreaField } from './area-field.tsx';
import { DayField } from './day-field.tsx';
import { errorOf, type FormField, type Picks, type Values } from './form-values.ts';
import { RowsField } from './rows-field.tsx';
import './form-columns.css';

type Props = {
  readonly fields: readonly FormField[];
  readonly values: Values;
  readonly errors?: readonly { readonly field?: string; readonly message: string }[];
  readonly picks?: Picks;
};

type OneProps = {
  readonly field: FormField;
  readonly value: string;
  readonly values: Values;
  readonly error: string | undefined;
  readonly picks: Picks;
};

const Pick = ({
  field,
  value,
  error,
  picks,
}: Omit<OneProps, 'values'> & { readonly field: FormField & { readonly kind: 'pick' } }) => {
  const { t } = useText();
  const groups = Map.groupBy(picks[field.from] ?? [], ({ under }) => under);
  const common = {
    name: field.name,
    label: t(field.label),
    hint: field.hint && t(field.hint),
    error,
    optional: !field.required,
    defaultValue: value,
    placeholder: t('web.do.choose'),
  };
  const options = [...groups].map(([under, of]) => {
    const list = of.map(({ value: one, label }) => (
      <option key={one} value={one}>
        {label}
      </option>
    ));
    return under ? (
      <optgroup key={under} label={under}>
        {list}
      </optgroup>
    ) : (
      list
    );
  });
  if (field.suggest)
    return (
      <SelectorOf {...common} source={field.suggest} context={field.context}>
        {options}
      </SelectorOf>
    );
  return (
    <Select {...common} autoComplete={field.autoComplete}>
      {options}
    </Select>
  );
};

const One = ({ field, value, values, error, picks }: OneProps) => {
  const { t } = useText();
  const { name, kind, required } = field;
  const said = { name, label: t(field.label), hint: field.hint && t(field.hint), error };
  const common = { ...said, optional: !required, required, defaultValue: value };
  if (kind === 'text' && field.suggest)
    return (
      <Selector
        {...common}
        source={field.suggest}
        within={field.within}
        identifies={field.identifies}
        clearable={field.clearable}
        maxLength={field.max}
        autoComplete={field.autoComplete ?? 'off'}
        lang={field.lang}
      />
    );
  if (kind === 'text')
    return (
      <TextField
        {...common}
        type={field.type === 'tel' ? 'tel' : 'text'}
        inputMode={field.type}
        maxLength={field.max}
        autoComplete={field.autoComplete ?? 'off'}
        lang={field.lang}
      />
    );
  if (kind === 'rows')
    return <RowsField {...said} field={field} value={value} country={values[field.country ?? ''] ?? ''} />;
  if (kind === 'hours') return <DayField {...said} value={value} />;
  if (kind === 'hidden') return <input type="hidden" name={name} defaultValue={value} />;
  if (kind === 'area') return <AreaField {...common} rows={field.rows ?? 5} maxLength={field.max} lang={field.lang} />;
  if (kind === 'lines')
    return <SelectorMany {...common} rows={field.rows ?? 4} each={field.each} source={field.suggest} />;
  if (kind === 'date') return <DateParts {...common} withDay isBirthday={!field.ahead} />;
  if (kind === 'month') return <DateParts {...common} />;
  if (kind === 'number') return <NumberField {...common} />;
  if (kind === 'pick') return <Pick field={field} value={value} error={error} picks={picks} />;
  if (kind === 'tick') return <Checkbox {...said} defaultChecked={value === 'on'} />;
  if (kind === 'many') {
    const options = picks[field.from] ?? [];
    return <CheckboxGroup {...said} optional={!required} options={options} defaultValues={value.split('\n')} />;
  }
  const options = field.choices.map(({ value: one, label }) => ({ value: one, label: t(label) }));
  if (field.look === 'select') return <Select {...common} options={options} placeholder={t('web.do.choose')} />;
  const open = required ? options : [{ value: '', label: t('edit.form.unsaid') }, ...options];
  return <RadioGroup {...said} optional={!required} options={open} defaultValue={value} />;
};

/** What is wrong, each with the name of its field, for the summary above a form. */
export const useNamedErrors = (fields: readonly FormField[]) => {
  const { t } = useText();
  return (errors: NonNullable<Props['errors']>) =>
    errors.map(({ field, message }) => {
      const named = fields.find(({ name }) => field === name || field?.startsWith(`${name}-`));
      return named
        ? { field: named.name, message: t('edit.form.error', { field: t(named.label), message }) }
        : { message };
    });
};

/** The fields of a form, filled and with what is wrong under each. */
export const FormFields = ({ fields, values, errors = [], picks = {} }: Props) =>
  fields.map((field) => (
    <One
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      values={values}
      error={errorOf(field.name, errors)}
      picks={picks}
    />
  ));
