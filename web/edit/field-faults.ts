import { isDay, isToCome, monthPattern } from '#domain/calendar.ts';
import { isPersonName } from '#domain/name-signs.ts';
import { areaCodePattern, isPhoneLike } from '#domain/phone-like.ts';
import { isWebAddress } from '#domain/web-address.ts';
import type { MessageId } from '../page/intl.ts';
import { isHalf, overlap } from './day-hours.ts';
import type { FormField, Values } from './form-values.ts';
import { rowsOf } from './listed-rows.ts';

const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const faultOfText = (field: FormField & { readonly kind: 'text' }, text: string): MessageId | null => {
  if (field.rule === 'personName') return isPersonName(text) ? null : 'validation.personName';
  if (field.rule === 'areaCode') return areaCodePattern.test(text) ? null : 'validation.format';
  if (field.type === 'tel') return isPhoneLike(text) ? null : 'rejection.profile.phone-unreadable';
  if (field.type === 'email') return emailLike.test(text) ? null : 'validation.email';
  if (field.type === 'url') return isWebAddress(text) ? null : 'validation.url';
  return null;
};

const faultOfMonth = (field: FormField & { readonly kind: 'month' }, values: Values, now: Date): MessageId | null => {
  const month = values[field.name] ?? '';
  if (!monthPattern.test(month)) return 'validation.format';
  const from = field.from ? (values[field.from] ?? '') : '';
  if (field.from) return monthPattern.test(from) && month < from ? 'rejection.profile.dates-reversed' : null;
  return isToCome(month, now) ? 'rejection.profile.not-begun' : null;
};

const faultOfDay = (day: string, ahead: boolean, now: Date): MessageId | null => {
  if (!isDay(day)) return 'validation.date';
  if (ahead) return day < now.toISOString().slice(0, 10) ? 'rejection.company.job-over' : null;
  return isToCome(day, now) ? 'rejection.profile.born-in-future' : null;
};

const faultOfRow = (type: 'tel' | 'email' | 'url', text: string): MessageId | null => {
  if (type === 'tel') return isPhoneLike(text) ? null : 'rejection.company.phone-unreadable';
  if (type === 'email') return emailLike.test(text) ? null : 'validation.email';
  return isWebAddress(text) ? null : 'validation.url';
};

const faultOfRows = (field: FormField & { readonly kind: 'rows' }, text: string): MessageId | null =>
  rowsOf(text)
    .map(({ raw }) => faultOfRow(field.type, raw))
    .find((fault) => fault !== null) ?? null;

const faultOfHours = (text: string): MessageId | null => {
  if (isHalf(text)) return 'edit.hours.half';
  return overlap(text) ? 'rejection.company.hours-overlap' : null;
};

const isNumber = (text: string): boolean =>
  !Number.isNaN(Number(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')));

/**
 * What is wrong with a field as it stands among the values of its form, by the rules that the server checks; null for
 * nothing. What the server alone can know it says when the form is sent.
 */
export const faultOf = (field: FormField, values: Values, now: Date): MessageId | null => {
  const text = (values[field.name] ?? '').trim();
  if (text === '') return field.required ? 'validation.missing' : null;
  if (field.kind === 'text') return faultOfText(field, text);
  if (field.kind === 'month') return faultOfMonth(field, values, now);
  if (field.kind === 'date') return faultOfDay(text, field.ahead ?? false, now);
  if (field.kind === 'rows') return faultOfRows(field, text);
  if (field.kind === 'hours') return faultOfHours(text);
  if (field.kind === 'number') return isNumber(text) ? null : 'validation.number';
  return null;
};
