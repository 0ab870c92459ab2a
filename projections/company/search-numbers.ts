import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { newNumber, numberingPlans, oldNumber } from '#domain/company/numbering-plans.ts';

/** The form in which published and typed numbers are compared. */
export const numberKey = {
  /** With the digits of its country. */
  abroad: (dialCode: string, national: string): string => `+${dialCode}${withoutZeros(national)}`,
  /** As it is dialled inside its country, with the 0 in front or without it. */
  local: (national: string): string => `0${withoutZeros(national)}`,
  /** Its last seven or eight digits: what is dialled inside its town. */
  end: (digits: string): string => `-${digits}`,
};

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** What the plan of the world gives a country: one digit, two or three. */
const dialCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The country's digits and the rest of a number that begins with them. */
export const apart = (digits: string): { readonly dialCode: string; readonly national: string } => {
  const [found = ''] = dialCode.exec(digits) ?? [];
  return { dialCode: found, national: digits.slice(found.length) };
};

/** The `+` in front, if it has one or dials it, and the digits. */
export const dialled = (written: string): string =>
  written
    .normalize('NFKC')
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

const fewestDigits = 6;
export const endLengths = [7, 8];

/** A number and, where its country has changed its numbers, its other form. */
const formsOf = (dialCode: string, national: string): string[] => {
  const number = `+${dialCode}${national}`;
  const others = numberingPlans
    .filter((plan) => plan.dialCode === dialCode)
    .flatMap((plan) => [newNumber(plan, number, plan.country), oldNumber(plan, number)])
    .flatMap((form) => (form === null ? [] : [form.slice(1 + dialCode.length)]));
  return [national, ...others];
};

const keysOfOne = (written: string, country: string): string[] => {
  const number = dialled(written);
  const digits = number.replaceAll('+', '');
  if (digits.length < fewestDigits) return [];
  const home = isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  const { dialCode, national } = number.startsWith('+') ? apart(digits) : { dialCode: home, national: digits };
  return formsOf(dialCode, national).flatMap((form) => [
    numberKey.abroad(dialCode, form),
    numberKey.local(form),
    ...endLengths.filter((length) => form.length >= length).map((length) => numberKey.end(form.slice(-length))),
  ]);
};

/** Several numbers in one field: `20 30 40 50 / 07 08 09 10`. */
const between = /[;,]|\s\/\s|\s(?:ou|or)\s/i;

/**
 * Every form in which somebody may type one of these numbers: with its country's digits and without, in the old numbering
 * and in the new. `country` is where the company is.
 */
export const numberKeys = (numbers: readonly string[], country: string): string[] => [
  ...new Set(numbers.flatMap((number) => number.split(between)).flatMap((number) => keysOfOne(number, country))),
];
