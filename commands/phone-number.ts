import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

type Area = { readonly country: string | null; readonly phoneAreaCode?: string | null };

/** A number as people write it, in E.164; undefined when neither the plan of its country nor that of the area code has it. */
export const e164 = (raw: string, { country, phoneAreaCode }: Area): string | undefined => {
  const dialled = raw.trim().replace(/^00/, '+');
  const defaultCountry = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const local = parsePhoneNumberFromString(dialled, { ...(defaultCountry && { defaultCountry }), extract: false });
  if (local?.isValid()) return local.number;
  const abroad = phoneAreaCode
    ? parsePhoneNumberFromString(`${phoneAreaCode}${dialled}`, { extract: false })
    : undefined;
  return abroad?.isValid() ? abroad.number : undefined;
};

/** Whether text messages can reach a number in E.164, as far as the plan of its country tells. */
export const takesTexts = (number: string): boolean =>
  [undefined, 'MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(parsePhoneNumberFromString(number)?.getType());
