import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { refuse } from '#domain/profile/profile.rejections.ts';

type Area = { readonly country: string | null; readonly phoneAreaCode: string | null };

/** A phone number in E.164, with `raw` as it was written. Throws a `Rejection` for a number that does not exist. */
export const phoneNumber = (raw: string | null, { country, phoneAreaCode }: Area, field: string) => {
  if (raw === null) return null;
  const dialled = raw.trim().replace(/^00/, '+');
  const defaultCountry = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const local = parsePhoneNumberFromString(dialled, { ...(defaultCountry && { defaultCountry }), extract: false });
  const abroad = phoneAreaCode
    ? parsePhoneNumberFromString(`${phoneAreaCode}${dialled}`, { extract: false })
    : undefined;
  const number = local?.isValid() ? local : abroad;
  if (!number?.isValid()) throw refuse('phone-unreadable', {}, `/${field}`);
  return { value: number.number as string, raw };
};
