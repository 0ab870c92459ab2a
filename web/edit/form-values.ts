import type { Language } from '#domain/language.ts';
import type { MessageId } from '../page/intl.ts';
import { dateIn } from '../ui/date-in.ts';
import { hoursIn, intervalsOf, textOfHours } from './day-hours.ts';
import { type ListedRow, rowsIn, rowsOf, textOfRows } from './listed-rows.ts';

type Base = {
  /** Where it stands in what is sent, with dashes: `presentation-title-fr`. Refusals name it the same. */
  readonly name: string;
  readonly label: MessageId;
  readonly hint?: MessageId;
  readonly required?: true;
};

type Choices = readonly { readonly value: string; readonly label: MessageId }[];
/** Choices that come with the page: they are named in the reader's language already. */
export type Picks = Readonly<
  Record<string, readonly { readonly value: string; readonly label: string; readonly under?: string }[]>
>;

export type FormField =
  | (Base & {
      readonly kind: 'text';
      readonly max: number;
      readonly type?: 'tel' | 'url' | 'email';
      /** What else it has to be (`field-faults.ts`). */
      readonly rule?: 'personName' | 'areaCode';
      readonly autoComplete?: string;
      readonly suggest?: string;
      /** Other fields that narrow the suggestions: `country=whereabouts-country`. */
      readonly within?: string;
      /** The hidden field that takes the id of what was chosen. */
      readonly identifies?: string;
      /** Where something is suggested: there is a button that empties the field. */
      readonly clearable?: true;
      /** The language of what is written here, where it is not that of the page. */
      readonly lang?: Language;
      /** Empty, it is left out instead of told as nothing. */
      readonly omit?: true;
    })
  | (Base & {
      readonly kind: 'area';
      readonly max: number;
      readonly rows?: number;
      readonly lang?: Language;
      readonly omit?: true;
    })
  | (Base & {
      readonly kind: 'lines';
      readonly rows?: number;
      /** Letters that each line may have. */
      readonly each: number;
      readonly suggest: string;
    })
  | (Base & {
      readonly kind: 'date';
      /** A day to come; without it a date of birth. */
      readonly ahead?: true;
    })
  | (Base & {
      readonly kind: 'month';
      /** The field whose month it may not come before. */
      readonly from?: string;
    })
  | (Base & { readonly kind: 'number' })
  | (Base & { readonly kind: 'choice'; readonly choices: Choices; readonly look: 'select' | 'radio' })
  | (Base & {
      readonly kind: 'pick';
      readonly from: string;
      readonly autoComplete?: string;
      /** The look-up that finds it by typing, and what it is told about the form. */
      readonly suggest?: string;
      readonly context?: string;
    })
  | (Base & { readonly kind: 'many'; readonly from: string })
  | (Base & {
      /** Several of a kind, each shown to visitors or hidden from them. */
      readonly kind: 'rows';
      readonly max: number;
      readonly type: 'tel' | 'email' | 'url';
      /** Of phones: the field with the country that an old number without its digits is of. */
      readonly country?: string;
      /** How many can be added at a time. */
      readonly blanks: number;
    })
  | (Base & {
      /** The opening hours of one day of the week. */
      readonly kind: 'hours';
    })
  | (Base & { readonly kind: 'tick' })
  | (Base & { readonly kind: 'hidden' });

/** What stands in the fields, as text: lists line by line, a tick as `on`. */
export type Values = Readonly<Record<string, string>>;

type Nested = { [key: string]: unknown };

const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Nested | null | undefined)?.[key], data);

const asText = (kind: FormField['kind'], value: unknown): string => {
  if (kind === 'rows') return textOfRows((value as readonly ListedRow[] | null) ?? []);
  if (kind === 'hours') return textOfHours((value as Parameters<typeof textOfHours>[0] | null) ?? []);
  if (Array.isArray(value)) return value.join('\n');
  if (typeof value === 'boolean') return value ? 'on' : '';
  return value == null ? '' : String(value);
};

/** The fields filled with what is known. */
export const valuesOf = (fields: readonly FormField[], data: object): Values =>
  Object.fromEntries(fields.map(({ kind, name }) => [name, asText(kind, at(data, name.split('-')))]));

/** What was typed; fields of one name are lines of one value, or parts of one date. */
export const typedIn = (fields: readonly FormField[], form: FormData): Values =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      if (kind === 'rows') return [name, rowsIn(name, form)];
      if (kind === 'hours') return [name, hoursIn(name, form)];
      const all = form.getAll(name).map(String);
      return [name, kind === 'date' || kind === 'month' ? dateIn(all) : all.join('\n').replaceAll('\r\n', '\n')];
    }),
  );

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `1 250,50` is how people here write 1250.5. What is no number stays as it is, and is refused as such. */
export const numberIn = (text: string): number | string | null => {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return plain === '' ? null : Number.isNaN(Number(plain)) ? text : Number(plain);
};

const said = (field: FormField, text: string): unknown => {
  if (field.kind === 'tick') return text === 'on';
  if (field.kind === 'lines' || field.kind === 'many') return lines(text);
  if (field.kind === 'number') return numberIn(text);
  if (field.kind === 'rows') return rowsOf(text);
  if (field.kind === 'hours') return intervalsOf(text);
  if (text.trim() !== '') return text;
  if (field.required && (field.kind === 'month' || field.kind === 'date')) return undefined; // missing, not mistyped
  return 'omit' in field ? undefined : field.required ? '' : null;
};

/** What is sent: the values in their places. */
export const nestedOf = (fields: readonly FormField[], values: Values): Nested => {
  const data: Nested = {};
  for (const field of fields) {
    const path = field.name.split('-');
    const last = path.pop() ?? field.name;
    let part = data;
    for (const key of path) {
      part[key] ??= {};
      part = part[key] as Nested;
    }
    const value = said(field, values[field.name] ?? '');
    if (value !== undefined) part[last] = value;
  }
  return data;
};

/** Sentences under the fields: what is wrong inside a list is told at the list. */
export const errorOf = (
  name: string,
  errors: readonly { readonly field?: string; readonly message: string }[],
): string | undefined => errors.find(({ field }) => field === name || field?.startsWith(`${name}-`))?.message;
